import { ellipse, solid, stalk } from '../form.ts';
import { lerp, type Plate } from '../pen.ts';

export function drupe(pl: Plate) {
  stalk(
    pl,
    [
      [300, 10],
      [290, 90],
      [306, 180],
    ],
    9,
    6,
  );
  const list = [
    [180, 250, 62],
    [420, 240, 64],
    [300, 300, 72],
    [220, 420, 68],
    [390, 430, 72],
  ] as const;
  for (const [x, y, R] of list) {
    pl.brush(
      [
        [300, 140],
        [lerp(300, x, 0.5), y - R - 40],
        [x, y - R],
      ],
      2.4,
      'ink',
      5,
    );
  }
  for (const [x, y, R] of list) {
    pl.sheet();
    solid(pl, ellipse([x, y], R * 0.86, R, 0.1, 9), { tint: 'leaf', stipple: 26, hatch: 8 });
    for (const a of [-0.5, 0, 0.5])
      pl.brush(
        [
          [x, y - R],
          [x + a * 40, y - R + 8],
        ],
        2.4,
        'ink',
        3,
      );
  }
  pl.sheet();
  solid(pl, ellipse([520, 540], 34, 48, 0.4), { stipple: 14, hatch: 5 });
}
