import { ellipse, solid, stem } from '../form.ts';
import { type Plate, type Point, place } from '../pen.ts';

export function capsule3(pl: Plate) {
  stem(pl, 180, 30, 220, 150);
  const o = ellipse([215, 260], 118, 122, 0.1, 10);
  solid(pl, o, { stipple: 60, hatch: 16 });
  for (const [a, b] of [
    [-0.9, 0.3],
    [0.25, 1.1],
  ] as const)
    pl.brush(
      [
        [214, 142],
        [215 + a * 60, 220],
        [215 + b * 80, 372],
      ],
      (t) => 0.5 + 2 * t,
      'ink',
      6,
    );
  for (const [dx, a] of [
    [-74, -0.75],
    [74, 0.75],
    [0, 0],
  ] as const) {
    pl.sheet();
    const c: Point = [410 + dx, 430 + Math.abs(dx) * 0.1],
      v = place(
        [
          [0, 96],
          [-52, 40],
          [-58, -34],
          [0, -96],
          [58, -34],
          [52, 40],
        ],
        c,
        a,
      );
    solid(pl, v, { tint: 'clay', stipple: 26 });
    const inn = place(
      [
        [0, 74],
        [-34, 30],
        [-38, -26],
        [0, -70],
        [38, -26],
        [34, 30],
      ],
      c,
      a,
    );
    pl.shape('paper', inn);
    pl.shape('fine', inn);
    if (!dx) {
      solid(pl, ellipse([c[0], c[1] + 6], 27, 38), { tint: 'leaf', stipple: 18 });
      pl.brush(
        [
          [c[0] - 20, c[1] - 28],
          [c[0], c[1] - 44],
          [c[0] + 20, c[1] - 28],
        ],
        2.4,
      );
    } else
      for (let i = 0; i < 6; i++)
        pl.line(
          'hair',
          place(
            [
              [-24 + i * 9, -20],
              [-20 + i * 9, 20],
            ],
            c,
            a,
          ),
        );
  }
}
