import { ellipse, solid, stem } from '../form.ts';
import { clamp, mix, nth, type Plate, place } from '../pen.ts';
import { pod } from './pod.ts';

export function follicles(pl: Plate, s: { fat: number }) {
  const f = s.fat;
  stem(pl, 300, 20, 300, 96, 12);
  if (f > 0.5)
    for (const sd of [-1, 1]) {
      pl.sheet();
      const p = pod(
        pl,
        [
          [300, 92],
          [300 + sd * 60, 160],
          [300 + sd * 160, 300],
          [300 + sd * 200, 520],
        ],
        (t) => 34 * f * Math.sin(Math.PI * clamp(t * 0.93 + 0.05)) ** 0.55,
        { hatch: 12, stipple: 30 },
      );
      pl.curve('fine', p.c);
      for (let i = 1; i < 11; i++)
        pl.line('hair', [mix(nth(p.a, i), nth(p.c, i), 0.2), mix(nth(p.a, i + 1), nth(p.c, i + 1), 0.5)]);
    }
  else {
    for (const [sd, b] of [
      [-1, 120],
      [1, 90],
      [-1, 40],
      [1, 190],
    ] as const) {
      pl.sheet();
      pod(
        pl,
        [
          [300, 92],
          [300 + sd * b * 0.4, 200],
          [300 + sd * b, 380],
          [300 + sd * b * 0.8, 580],
        ],
        (t) => 6.5 * Math.sin(Math.PI * clamp(t * 0.96 + 0.03)) ** 0.4,
        { w: 1.5 },
      );
    }
  }
  const seeds =
    f > 0.5
      ? ([
          [300, 420, 0.2],
          [330, 520, -0.5],
        ] as const)
      : ([
          [480, 200, 0.2],
          [110, 260, -0.5],
        ] as const);
  for (const [x, y, a] of seeds) {
    pl.sheet();
    const o = place(
      [
        [0, -50],
        [26, -20],
        [24, 24],
        [0, 54],
        [-24, 24],
        [-26, -20],
      ],
      [x, y],
      a,
    );
    solid(
      pl,
      f > 0.5
        ? o
        : place(
            [
              [0, -20],
              [7, 0],
              [0, 20],
              [-7, 0],
            ],
            [x, y],
            a,
          ),
      { stipple: 6, tint: 'leaf', w: 1.3 },
    );
    if (f > 0.5) solid(pl, ellipse([x, y], 10, 22, a), { stipple: 6, w: 1.2 });
    else
      for (const e of [-1, 1])
        for (let i = 0; i < 7; i++)
          pl.curve(
            'hair',
            place(
              [
                [0, e * 19],
                [(i - 3) * 4, e * 36],
                [(i - 3) * 11, e * 58],
              ],
              [x, y],
              a,
            ),
          );
  }
}
