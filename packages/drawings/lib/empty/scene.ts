// What the pictures of empty states share: ground, a seedling, a stake with its tag.

import { blade } from '../blade.ts';
import { type Line, lerp, type Plate, tube } from '../pen.ts';
import { foliage } from '../tree/foliage.ts';
import { fern } from '../tree/ground.ts';

const UP = -Math.PI / 2;

export const ground = (pl: Plate, x0: number, x1: number, y: number) => {
  const r = pl.r;
  for (let i = 0; i < 13; i++) {
    const x = r.in(x0, x1),
      L = r.in(14, 60);
    const at = y + r.in(2, 26);
    // A second number is drawn and not used: those after it make the pictures what they are.
    r.in(2, 26);
    pl.line('hair', [
      [x, at],
      [x + L, at],
    ]);
  }
  for (let i = 0; i < 3; i++) fern(pl, r.in(x0, x1), y + r.in(6, 22), r.in(16, 28));
};
export const seedling = (pl: Plate, x: number, y: number, h: number) => {
  pl.brush(
    [
      [x, y],
      [x + 4, y - h * 0.5],
      [x - 2, y - h],
    ],
    (t) => lerp(2.6, 1, t),
    'ink',
    4,
  );
  for (const [t, d, L] of [
    [0.4, -1.1, 0.36],
    [0.55, 1.05, 0.4],
    [0.75, -0.8, 0.42],
    [0.88, 0.75, 0.42],
    [1, 0.05, 0.46],
  ] as const)
    blade(pl, [x + (d < 0 ? -4 : 4), y - h * t], UP + d, {
      L: h * L,
      W: h * L * 0.42,
      nerves: 6,
      tip: 0.12,
      stem: false,
      bend: d * 0.12,
      back: d < 0,
      faint: true,
    });
};
export const stake = (pl: Plate, x: number, y: number, h: number, tag = true) => {
  tube(
    pl,
    [
      [x, y],
      [x + 1, y - h * 0.5],
      [x, y - h],
    ],
    9,
    8,
    { hatch: 0.7, close: true, tint: true },
  );
  if (tag) {
    pl.sheet();
    const o: Line = [
      [x + 4, y - h * 0.82],
      [x + 62, y - h * 0.78],
      [x + 60, y - h * 0.56],
      [x + 3, y - h * 0.6],
    ];
    pl.poly('paper', o);
    pl.poly('line', o);
    pl.dot('ink', [x + 12, y - h * 0.71], 2.4);
  }
};
/** A pale tree far behind the scene. */
export function farTree(pl: Plate, x: number, y: number, h: number) {
  const r = pl.r,
    w = h * 0.045;
  pl.sheet();
  const axis: Line = [
    [x, y],
    [x + r.pm(3), y - h * 0.3],
    [x, y - h * 0.66],
    [x, y - h * 0.9],
  ];
  tube(pl, axis, Math.max(4, w), Math.max(2, w * 0.45), { hatch: 0, coarse: true });
  pl.sheet();
  const crown: (readonly [u: number, v: number, rx: number, ry?: number])[] = [
    [0, 1, 0.11],
    [-0.09, 0.88, 0.11],
    [0.1, 0.86, 0.11],
    [-0.1, 0.73, 0.12],
    [0.1, 0.7, 0.12],
    [0, 0.62, 0.11, 0.06],
  ];
  const clumps = crown.map(([u, v, a, b = a * 0.62]) => ({
    x: x + u * h,
    y: y - v * h,
    rx: a * h,
    ry: b * h,
    s: 1,
    z: -v,
  }));
  foliage(pl, clumps, { size: 9, density: 0.5, shade: 0.7 });
  pl.sheet();
}
