import type { Line, Plate, Point } from '../pen.ts';
import { G } from './marks.ts';

export type Ground = 'dry' | 'water' | 'mud' | 'sand';
type Place = { base?: number; s?: number; ground?: number };
export const GROUND: Record<Ground, (pl: Plate, o: Place) => void> = {
  dry(pl, { base = 400, s = 300, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < 14; i++) {
      const x = base + r.pm(s) * Math.sqrt(r()),
        y = ground + r.in(4, 44),
        L = r.in(14, 60);
      pl.line('hair', [
        [x, y],
        [x + L, y + r.pm(2)],
      ]);
    }
    for (let i = 0; i < 6; i++)
      fern(pl, base + (i - 3) * s * 0.3 + r.pm(34), ground + r.in(14, 40), r.in(16, 34));
  },
  water(pl, { base = 400, s = 330, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < 22; i++) {
      const t = i / 22,
        y = ground + 12 + t * 50,
        x = base + r.pm(s * (1 - t * 0.35)),
        L = r.in(18, 90);
      pl.curve(r.chance(0.3) ? 'fine' : 'hair', [
        [x - L / 2, y],
        [x - L / 6, y + 2],
        [x + L / 6, y - 2],
        [x + L / 2, y],
      ]);
    }
    for (let i = 0; i < 4; i++)
      sedge(pl, base + (r.chance(0.5) ? -1 : 1) * r.in(s * 0.45, s), ground + r.in(14, 40), r.in(26, 54));
  },
  mud(pl, { base = 400, s = 330, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < 26; i++) {
      const t = r(),
        y = ground + 8 + t * 52,
        x = base + r.pm(s),
        L = r.in(10, 60);
      pl.curve('hair', [
        [x - L / 2, y],
        [x, y + r.pm(2.5)],
        [x + L / 2, y],
      ]);
    }
  },
  sand(pl, { base = 400, s = 310, ground = G }) {
    const r = pl.r;
    for (let i = 0; i < 40; i++) {
      const x = base + r.pm(s) * Math.sqrt(r()),
        y = ground + r.in(3, 46);
      pl.line('fine', [
        [x, y],
        [x + 1.5, y],
      ]);
    }
    for (let i = 0; i < 10; i++) {
      const x = base + r.pm(s),
        y = ground + r.in(8, 40),
        L = r.in(16, 50);
      pl.curve('hair', [
        [x, y],
        [x + L / 2, y - 2],
        [x + L, y],
      ]);
    }
    for (let i = 0; i < 8; i++) sedge(pl, base + r.pm(s * 0.9), ground + r.in(12, 36), r.in(10, 24));
  },
};
export const fern = (pl: Plate, x: number, y: number, h: number) => {
  const r = pl.r;
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i - 2) * 0.48 + r.pm(0.15),
      e: Point = [x + Math.cos(a) * h, y + Math.sin(a) * h + Math.abs(i - 2) * h * 0.2];
    pl.arcs('hair', [[x, y], [x + Math.cos(a) * h * 0.5, y - h * 0.72], e]);
  }
};
export const sedge = (pl: Plate, x: number, y: number, h: number) => {
  const r = pl.r;
  for (let i = 0; i < 5; i++) {
    const d = r.pm(h * 0.5);
    pl.curve('line', [
      [x + r.pm(4), y],
      [x + d * 0.4, y - h * 0.7],
      [x + d, y - h * r.in(0.75, 1.1)],
    ]);
  }
};
/** A ranger for scale: m is the height of the tree in metres. */
export const ranger = (pl: Plate, x: number, y: number, h: number) => {
  const k = h / 20;
  pl.sheet();
  pl.dot('ink', [x, y - 18.2 * k], 1.7 * k);
  pl.shape(
    'ink',
    place20(
      [
        [-2.6, -15],
        [0, -16.4],
        [2.6, -15],
        [3, -9],
        [2, -8],
        [2.3, 0],
        [0.7, 0],
        [0, -6.5],
        [-0.8, 0],
        [-2.2, 0],
        [-2, -8],
        [-3.2, -9],
      ],
      x,
      y,
      k,
    ),
  );
  pl.brush(
    [
      [x - 4.6 * k, y - 17.6 * k],
      [x, y - 19.6 * k],
      [x + 4.6 * k, y - 17.6 * k],
    ],
    0.9 * k,
    'ink',
    3,
  );
  pl.line('fine', [
    [x + 5 * k, y - 17 * k],
    [x + 4.6 * k, y],
  ]);
};
const place20 = (pts: Line, x: number, y: number, k: number) =>
  pts.map((p: Point): Point => [x + p[0] * k, y + p[1] * k]);
