// A single flower and its bud.

import { UP } from '../form.ts';
import { type Plate, type Point, place, polar, TAU, type Tint } from '../pen.ts';
export type PetalFlower = {
  kind?: 'twist' | 'narrow' | 'round';
  /** Where the first petal points. */
  a0?: number;
  flat?: number;
  tint?: Tint;
  fill?: Tint;
  stamens?: number;
  reach?: number;
};
export const petalFlower = (pl: Plate, c: Point, R: number, n: number, o: PetalFlower = {}) => {
  const { kind = 'twist', a0 = 0, flat = 0.8, tint = 'clay' } = o;
  if (R <= 34) {
    const f = [polar(c, a0 - Math.PI / n, R * 0.16)];
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU,
        tw = kind === 'twist' ? 0.3 : 0,
        wd = kind === 'narrow' ? 0.3 : 0.72,
        q = (d: number, l: number) => polar(c, a + d, R * l, R * l * flat);
      f.push(q(-wd, 0.95), q(tw, 1.05), q(wd + tw * 0.4, 0.95), polar(c, a + Math.PI / n, R * 0.16));
    }
    pl.arcs(o.fill ?? 'paper', f, true);
    pl.arcs('fine', f);
    pl.dot('ink', c, Math.max(1.8, R * 0.11));
    const stamens = o.stamens ?? 0;
    for (let i = 0; i < stamens; i++) {
      const a = (i / stamens) * TAU;
      pl.line('hair', [c, polar(c, a, R * (o.reach ?? 0.42))]);
    }
    return;
  }
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * TAU,
      _e = polar(c, a, R, R * flat),
      q = (l: number, d: number) => polar(c, a + d, R * l, R * l * flat);
    const P =
      kind === 'twist'
        ? [c, q(0.5, -0.32), q(0.95, -0.2), q(1.12, 0.28), q(0.72, 0.34)]
        : kind === 'narrow'
          ? [c, q(0.5, -0.2), q(1, 0), q(0.5, 0.2)]
          : [c, q(0.5, -0.5), q(0.95, -0.36), q(1.06, 0), q(0.95, 0.36), q(0.5, 0.5)];
    pl.shape(i % 2 || n < 5 ? tint : 'paper', P);
    pl.shape('fine', P);
    if (R > 22) {
      pl.line('hair', [q(0.3, 0), q(0.85, 0.06)]);
      pl.line('hair', [q(0.35, 0.16), q(0.8, 0.2)]);
    }
  }
  const s = o.stamens ?? 0;
  for (let i = 0; i < s; i++) {
    const a = (i / s) * TAU,
      l = R * (o.reach ?? 0.42) * pl.r.in(0.8, 1.1),
      e = polar(c, a, l, l * flat);
    pl.line('hair', [c, e]);
    pl.line('bold', [e, [e[0] + 1, e[1] + 1]]);
  }
  pl.dot('ink', c, Math.max(1.6, R * 0.1));
};
export const bud = (pl: Plate, c: Point, R: number, a: number) => {
  const o = place(
    [
      [0, -R * 1.4],
      [R * 0.7, -R * 0.3],
      [R * 0.5, R * 0.6],
      [-R * 0.5, R * 0.6],
      [-R * 0.7, -R * 0.3],
    ],
    c,
    a - UP,
  );
  if (R > 14) pl.shape('leaf', o);
  pl.shape('fine', o);
  if (R > 14)
    pl.line(
      'hair',
      place(
        [
          [R * 0.2, -R],
          [R * 0.3, R * 0.3],
        ],
        c,
        a - UP,
      ),
    );
};
