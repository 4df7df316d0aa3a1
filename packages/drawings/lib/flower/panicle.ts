import { UP } from '../form.ts';
import {
  type Line,
  lerp,
  mix,
  nth,
  type Plate,
  type Point,
  place,
  resample,
  smooth,
  TAU,
  tube,
} from '../pen.ts';
import { bud, petalFlower } from './petals.ts';

export type Panicle = {
  petal: 'twist' | 'bell' | 'small' | 'four' | 'narrow';
  n: number;
  hang?: boolean;
};
export function panicle(pl: Plate, s: Panicle) {
  const r = pl.r,
    hang = s.hang,
    Y = (y: number) => (hang ? 600 - y : y),
    main: Line = [
      [290, Y(594)],
      [300, Y(430)],
      [296, Y(250)],
      [312, Y(60)],
    ];
  tube(pl, main, 8, 2.5, { hatch: 0.5 });
  const c = resample(smooth(main), 20),
    fl: Point[] = [],
    n = 7;
  for (let i = 0; i < n; i++) {
    const t = 0.22 + i * 0.105 + r.pm(0.025),
      p = nth(c, Math.round(t * 20)),
      sd = i % 2 ? 1 : -1,
      L = lerp(235, 60, i / n) * r.in(0.8, 1.12),
      e: Point = [p[0] + sd * L, Y(Math.abs(hang ? 600 - p[1] : p[1]) - L * 0.42)],
      m: Point = [p[0] + sd * L * r.in(0.42, 0.6), p[1] + (hang ? 1 : -1) * L * r.pm(0.16)];
    pl.brush([p, m, e], (t) => lerp(2.2, 0.8, t), 'ink', 4);
    const br = resample(smooth([p, m, e]), 8),
      k = Math.max(2, Math.round((s.n / 26) * (L / 50)));
    for (let q = 0; q < k; q++) {
      const b = nth(br, Math.min(8, 3 + Math.round((q / k) * 6))),
        up = q % 2 ? 1 : -1,
        f: Point = q === k - 1 ? e : [b[0] + sd * r.in(4, 20), b[1] + up * r.in(16, 36)];
      if (q < k - 1) pl.curve('fine', [b, mix(b, f, 0.6), f]);
      fl.push(f);
    }
  }
  fl.push(nth(c, 20));
  const R = s.n > 40 ? 13 : s.n > 30 ? 19 : s.n > 20 ? 24 : 30;
  pl.sheet();
  fl.sort((a, b) => a[0] - b[0]).forEach((f, i) => {
    if (s.n > 40) {
      if (i % 3) bud(pl, f, 7, UP + r.pm(0.5));
      else petalFlower(pl, f, R, 5, { kind: 'round', fill: i % 2 ? 'clay' : 'paper' });
    } else if (i % 3 === 2) bud(pl, f, R * 0.42, UP + r.pm(0.6));
    else if (s.petal === 'bell') {
      const o = place(
        [
          [-R * 0.5, -R * 0.3],
          [0, -R * 0.6],
          [R * 0.5, -R * 0.3],
          [R * 0.62, R * 0.5],
          [R * 0.2, R * 0.3],
          [0, R * 0.62],
          [-R * 0.2, R * 0.3],
          [-R * 0.62, R * 0.5],
        ],
        f,
        0,
      );
      pl.shape('paper', o);
      pl.shape('fine', o);
      pl.line('hair', [
        [f[0], f[1] - R * 0.4],
        [f[0], f[1] + R * 0.4],
      ]);
    } else
      petalFlower(pl, f, R, s.petal === 'four' ? 4 : 5, {
        kind: s.petal === 'twist' ? 'twist' : s.petal === 'narrow' ? 'narrow' : 'round',
        a0: r() * TAU,
        fill: i % 2 ? 'clay' : 'paper',
      });
    if (i % 6 === 5) pl.sheet();
  });
}
