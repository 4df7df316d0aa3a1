import { solid, stalk } from '../form.ts';
import { type Plate, polar, TAU } from '../pen.ts';

export function rengas(pl: Plate) {
  stalk(
    pl,
    [
      [60, 70],
      [240, 100],
      [420, 80],
      [560, 110],
    ],
    10,
    6,
  );
  for (const [x, y, R] of [
    [180, 260, 104],
    [390, 300, 124],
  ] as const) {
    stalk(
      pl,
      [
        [x + 8, 94],
        [x + 2, y - R + 8],
      ],
      8,
      7,
    );
    for (let i = -2; i < 3; i++)
      pl.brush(
        [
          [x, y - R + 6],
          [x + i * 26, y - R - 22],
          [x + i * 40, y - R - 8 + Math.abs(i) * 10],
        ],
        (t) => 5 * Math.sin(Math.PI * t) + 0.8,
        'ink',
        5,
      );
    pl.sheet();
    const n = 15,
      o = Array.from({ length: n }, (_, i) =>
        polar([x, y], (i * TAU) / n, R * pl.r.in(0.9, 1.06), R * pl.r.in(0.86, 1)),
      );
    solid(pl, o, { stipple: 50, w: 2.4 });
    for (let i = 0; i < 26; i++) {
      const p = polar([x, y], pl.r() * TAU, R * 0.85 * Math.sqrt(pl.r())),
        s = pl.r.in(5, 12);
      pl.brush(
        [
          [p[0] - s, p[1] + 1],
          [p[0], p[1] - s * 0.9],
          [p[0] + s, p[1] + 2],
        ],
        (t) => 0.5 + 1.5 * t,
        'ink',
        3,
      );
      if (p[0] > x)
        pl.line('hair', [
          [p[0], p[1] + 4],
          [p[0] + s, p[1] + 9],
        ]);
    }
  }
  for (const pass of ['ink', 'pitch'] as const) {
    const e = pass === 'ink' ? 1.6 : 0;
    pl.sheet();
    pl.brush(
      [
        [180, 364],
        [182, 420],
        [180, 470],
      ],
      (t) => e + 2 + 5 * t,
      pass,
      4,
    );
    pl.dot(pass, [180, 478], 9 + e, 11 + e);
    pl.dot(pass, [184, 530], 6 + e, 8 + e);
  }
}
