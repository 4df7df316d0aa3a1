import { type Blade, blade } from '../blade.ts';
import { UP } from '../form.ts';
import { type Plate, type Point, polar, tube } from '../pen.ts';

export type WhorlLeaf = Omit<Blade, 'from' | 'stem'> & { n: number; nerves: number };
export function whorl(pl: Plate, s: WhorlLeaf) {
  const c: Point = [300, 372],
    n = s.n;
  tube(pl, [[286, 594], [292, 520], [298, 440], c], 16, 12, { hatch: 1, close: true });
  for (const y of [450, 520])
    pl.curve('fine', [
      [288, y],
      [297, y + 5],
      [306, y],
    ]);
  const order = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
  );
  order.forEach((i, k) => {
    const u = (i / (n - 1)) * 2 - 1,
      d = u * 1.95,
      main = k === n - 1,
      a = UP + d,
      b = polar(c, a, 20),
      L = s.L * (1.22 - 0.1 * Math.abs(u)) * 1.05;
    blade(pl, b, a, {
      ...s,
      L,
      W: s.W * 1.08,
      from: c,
      full: main,
      back: k % 3 === 0,
      bend: u * 0.26,
      left: u < -0.2 ? 0.76 : 1,
      right: u < -0.2 ? 1 : 0.8,
      shadeLeft: u < -0.2,
      nerves: main ? s.nerves : Math.round(s.nerves * 0.55),
    });
  });
  pl.dot('paper', c, 9);
  pl.dot('fine', c, 9);
  pl.brush(
    [
      [c[0] - 3, c[1]],
      [c[0], c[1] - 22],
    ],
    (t) => 4 * (1 - t) + 0.8,
    'ink',
    3,
  );
}
