// What hangs on a tree: honeycombs, fruits, propagules, tapping cuts.
import { lerp, type Plate, type Point, type Random } from '../pen.ts';
import type { Clump } from '../tree/marks.ts';
import type { Trunk } from '../tree/trunk.ts';

export const combs = (pl: Plate, tr: Trunk, clumps: readonly Clump[]) => {
  const r = pl.r;
  for (const c of [...clumps].sort((a, b) => a.y - b.y).slice(3, 10)) {
    if (r.chance(0.25)) continue;
    const x = lerp(c.x, tr.at(0.9)[0], 0.35),
      y = c.y + c.ry * 1.02,
      w = r.in(9, 13);
    pl.shape('ink', [
      [x - w, y - 2],
      [x + w, y - 2],
      [x + w * 0.9, y + w * 0.7],
      [x, y + w * 1.5],
      [x - w * 0.9, y + w * 0.7],
    ]);
  }
};
export const hung =
  (draw: (pl: Plate, x: number, y: number, r: Random) => void, n: number, lo: number, hi: number, w = 1) =>
  (pl: Plate, tr: Trunk) => {
    const r = pl.r;
    for (let i = 0; i < n; i++) {
      const p = tr.at(lerp(lo, hi, (i + 0.5) / n));
      draw(pl, p[0] + (i % 2 ? 1 : -1) * tr.width(0.4) * r.in(0.2, 0.62) * w, p[1], r);
    }
  };
export const cempedakFruit = (pl: Plate, x: number, y: number, r: Random) => {
  const h = r.in(20, 30),
    w = h * 0.52;
  pl.line('line', [
    [x, y - 14],
    [x + 1, y],
  ]);
  const o: Point[] = [
    [x - w * 0.7, y + 2],
    [x, y - 5],
    [x + w * 0.7, y + 2],
    [x + w, y + h],
    [x + w * 0.6, y + h * 1.8],
    [x - w * 0.6, y + h * 1.8],
    [x - w, y + h],
  ];
  pl.shape('clay', o);
  pl.shape('line', o);
  for (let i = 0; i < 9; i++) {
    const a = r.in(-0.75, 0.75),
      b = r.in(0.15, 1.7);
    pl.line('fine', [
      [x + a * w, y + b * h],
      [x + a * w + 2, y + b * h + 2],
    ]);
  }
};
export const durianFruit = (pl: Plate, c: Clump, r: Random) => {
  const x = c.x + r.pm(c.rx * 0.5),
    y = c.y + c.ry * 0.9,
    R = r.in(12, 15),
    n = 10;
  pl.line('line', [
    [x, y - 14],
    [x, y - 4],
  ]);
  const o: Point[] = [[x, y - R]];
  for (let i = 1; i <= n; i++) {
    const a = -Math.PI / 2 + (i / n) * 6.283,
      m = a - Math.PI / n;
    o.push(
      [x + Math.cos(m) * R * 1.32, y + Math.sin(m) * R * 1.4],
      [x + Math.cos(a) * R, y + Math.sin(a) * R * 1.08],
    );
  }
  pl.dot('clay', [x, y], R * 1.05);
  pl.poly('fine', o);
  for (let i = 0; i < 4; i++) {
    const p: Point = [x + r.pm(R * 0.6), y + r.pm(R * 0.7)];
    pl.line('hair', [
      [p[0] - 3, p[1] + 2],
      [p[0], p[1] - 2],
      [p[0] + 3, p[1] + 2],
    ]);
  }
};
export const propagules = (pl: Plate, _tr: Trunk, clumps: readonly Clump[]) => {
  const r = pl.r;
  for (const c of clumps)
    for (let i = 0; i < 2; i++) {
      const x = c.x + r.pm(c.rx * 0.8),
        y = c.y + c.ry * r.in(0.7, 0.95),
        L = r.in(18, 30);
      pl.line('bold', [
        [x, y],
        [x + r.pm(2), y + L],
      ]);
    }
};
export const balls = (pl: Plate, _tr: Trunk, clumps: readonly Clump[]) => {
  const r = pl.r;
  for (const c of clumps.slice(0, 9)) {
    const x = c.x + r.pm(c.rx * 0.6),
      y = c.y + c.ry * 0.85,
      R = r.in(11, 15);
    pl.line('fine', [
      [x, y - 12],
      [x, y],
    ]);
    pl.dot('clay', [x + 1, y + R + 1], R);
    pl.dot('line', [x, y + R], R);
    for (let i = 0; i < 4; i++)
      pl.curve('hair', [
        [x + R * 0.7, y + R * (0.6 + i * 0.35)],
        [x + R * 0.4, y + R * (0.8 + i * 0.35)],
        [x + R * 0.15, y + R * (0.85 + i * 0.35)],
      ]);
  }
};
export const taps = (pl: Plate, tr: Trunk) => {
  for (let i = 0; i < 4; i++) {
    const p = tr.at(0.055 + i * 0.035),
      w = tr.width(0.1) * 0.34;
    pl.curve('line', [
      [p[0] - w, p[1] - 10],
      [p[0] - 1, p[1] + 3],
      [p[0], p[1] + 3],
    ]);
    pl.curve('line', [
      [p[0] + w, p[1] - 10],
      [p[0] + 1, p[1] + 3],
      [p[0], p[1] + 3],
    ]);
  }
  const p = tr.at(0.04);
  pl.line('bold', [
    [p[0], p[1] - 96],
    [p[0], p[1] - 2],
  ]);
};
