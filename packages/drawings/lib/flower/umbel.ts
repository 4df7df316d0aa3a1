import { blade } from '../blade.ts';
import { solid, stalk, UP } from '../form.ts';
import { type Plate, type Point, place, stretch } from '../pen.ts';

export function umbel(pl: Plate) {
  const r = pl.r;
  stalk(
    pl,
    [
      [80, 200],
      [260, 170],
      [400, 190],
      [560, 140],
    ],
    9,
    6,
  );
  for (const [x, n] of [
    [220, 5],
    [420, 4],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = i - (n - 1) / 2,
        e: Point = [x + u * 44, 330 - Math.abs(u) * 18 + r.pm(14)];
      pl.brush(
        [
          [x, 180],
          [x + u * 20, 240],
          [e[0], e[1] - 30],
        ],
        1.8,
        'ink',
        4,
      );
      pl.sheet();
      const o = place(
        stretch(
          [
            [-16, -34],
            [0, -44],
            [16, -34],
            [26, 10],
            [34, 34],
            [14, 22],
            [0, 40],
            [-14, 22],
            [-34, 34],
            [-26, 10],
          ],
          1.15,
        ),
        e,
        -u * 0.14,
      );
      solid(pl, o, { tint: 'leaf', stipple: 3, w: 1.4 });
    }
  blade(pl, [300, 440], UP + 2.7, {
    L: 130,
    W: 56,
    nerves: 12,
    fine: true,
    tip: 0.18,
    from: [320, 186],
    stem: false,
  });
}
