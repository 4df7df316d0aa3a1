import { solid, stalk } from '../form.ts';
import { clamp, mix, nth, type Plate, place } from '../pen.ts';
import { pod } from './pod.ts';

export function winpod(pl: Plate, s: { long?: boolean }) {
  stalk(
    pl,
    [
      [70, 70],
      [230, 96],
      [420, 60],
    ],
    8,
    5,
  );
  for (const [x, y, a, k] of [
    [190, 90, 0.12, 1],
    [340, 84, -0.24, 0.86],
  ] as const) {
    pl.sheet();
    const p = pod(
      pl,
      place(
        [
          [0, 10],
          [10, 120],
          [-8, 270],
          [14, 430],
        ],
        [x, y],
        a,
        k,
      ),
      (t) => (s.long ? 46 : 58) * k * Math.sin(Math.PI * clamp(t * 0.94 + 0.03)) ** 0.5,
      { tint: 'clay' },
    );
    const m = p.c;
    for (let i = 1; i < 12; i++)
      for (const e of [p.a, p.b]) {
        pl.curve('hair', [
          mix(nth(m, i), nth(e, i), 0.06),
          mix(nth(m, i), nth(e, Math.min(12, i + 1)), 0.55),
          mix(nth(m, Math.min(12, i + 1)), nth(e, Math.min(12, i + 1)), 0.92),
        ]);
      }
    const c = nth(m, 6),
      seed = place(
        [
          [0, -80],
          [20, -20],
          [18, 60],
          [0, 92],
          [-18, 60],
          [-20, -20],
        ],
        c,
        a,
        k,
      );
    solid(pl, seed, { tint: 'leaf', stipple: 16, w: 1.5 });
    pl.curve('fine', [...p.c.slice(0, 4)]);
  }
  pl.sheet();
  pod(
    pl,
    [
      [470, 300],
      [500, 400],
      [470, 500],
      [510, 570],
    ],
    (t) => 30 * Math.abs(Math.cos(Math.PI * t * 1.05)) ** 0.7 * Math.sin(Math.PI * clamp(t * 0.9 + 0.06)) + 5,
    { stipple: 10 },
  );
}
