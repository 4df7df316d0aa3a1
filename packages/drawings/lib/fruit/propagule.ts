import { blade } from '../blade.ts';
import { solid, stalk, UP } from '../form.ts';
import { clamp, mix, nth, type Plate, place, stretch } from '../pen.ts';
import { pod } from './pod.ts';

export function propagule(pl: Plate) {
  stalk(
    pl,
    [
      [60, 60],
      [180, 84],
      [320, 70],
    ],
    12,
    9,
  );
  for (const [x, L, k] of [
    [190, 440, 1],
    [330, 330, 0.8],
  ] as const) {
    stalk(
      pl,
      [
        [x, 76],
        [x, 110],
      ],
      9,
      8,
    );
    pl.sheet();
    const p = pod(
      pl,
      [
        [x, 190 * k + 14],
        [x + 4, 190 + L * 0.3],
        [x + 14, 190 + L * 0.6],
        [x + 4, 150 + L * 0.9],
      ],
      (t) => (10 + 13 * t ** 1.4) * k * Math.sqrt(clamp((1 - t) * 7)),
      { tint: 'leaf', stipple: 34, hatch: 0 },
    );
    for (let i = 3; i < 11; i++) {
      pl.line('hair', [mix(nth(p.a, i), nth(p.c, i), 0.1), mix(nth(p.a, i + 1), nth(p.c, i + 1), 0.55)]);
      pl.line('line', [mix(nth(p.b, i), nth(p.c, i), 0.6), mix(nth(p.b, i), nth(p.c, i), 0.68)]);
    }
    pl.sheet();
    solid(
      pl,
      place(
        stretch(
          [
            [-26, -40],
            [0, -50],
            [26, -40],
            [40, 10],
            [30, 62],
            [0, 76],
            [-30, 62],
            [-40, 10],
          ],
          k,
        ),
        [x, 152],
      ),
      { stipple: 30, hatch: 8 },
    );
    for (const [a, l] of [
      [-2.6, 44],
      [-0.55, 44],
      [-2, 36],
      [-1.1, 36],
    ] as const) {
      pl.sheet();
      solid(
        pl,
        place(
          stretch(
            [
              [0, 0],
              [-14, -20],
              [0, -l * 1.25],
              [14, -20],
            ],
            k,
          ),
          [x + Math.cos(a) * 16, 116],
          a - UP,
        ),
        { tint: 'clay', stipple: 3, w: 1.6 },
      );
    }
  }
  blade(pl, [470, 560], UP + 0.1, {
    L: 260,
    W: 112,
    tip: 0.05,
    nerves: 10,
    faint: true,
    mucro: true,
    from: [462, 590],
  });
}
