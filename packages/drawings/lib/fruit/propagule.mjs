import { blade } from '../blade.mjs';
import { solid, stalk, UP } from '../form.mjs';
import { clamp, mix, place } from '../pen.mjs';
import { pod } from './pod.mjs';

export function propagule(pl) {
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
  ]) {
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
      pl.line('hair', [mix(p.a[i], p.c[i], 0.1), mix(p.a[i + 1], p.c[i + 1], 0.55)]);
      pl.line('line', [mix(p.b[i], p.c[i], 0.6), mix(p.b[i], p.c[i], 0.68)]);
    }
    pl.sheet();
    solid(
      pl,
      place(
        [
          [-26, -40],
          [0, -50],
          [26, -40],
          [40, 10],
          [30, 62],
          [0, 76],
          [-30, 62],
          [-40, 10],
        ].map((q) => [q[0] * k, q[1] * k]),
        [x, 152],
      ),
      { stipple: 30, hatch: 8 },
    );
    for (const [a, l] of [
      [-2.6, 44],
      [-0.55, 44],
      [-2, 36],
      [-1.1, 36],
    ]) {
      pl.sheet();
      solid(
        pl,
        place(
          [
            [0, 0],
            [-14, -20],
            [0, -l * 1.25],
            [14, -20],
          ].map((q) => [q[0] * k, q[1] * k]),
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
