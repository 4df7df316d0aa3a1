// Where the clumps of a crown sit.
import { lerp, type Random, TAU } from '../pen.ts';
import type { Clump } from './marks.ts';

/** x, y, half the width, and half the height where it is not 0.72 of that. */
type Spot = readonly [x: number, y: number, rx: number, ry?: number];
/** Each form reads what it needs. */
export type CrownOptions = {
  cx?: number;
  cy?: number;
  rx?: number;
  ry?: number;
  /** How many clumps, and how large. */
  n?: number;
  R?: number;
  flat?: number;
  top?: number;
  bottom?: number;
  w?: number;
  e?: number;
  rows?: number;
  clumps?: readonly Spot[];
};
export type Crown = 'dome' | 'oval' | 'cone' | 'tiers' | 'list';

/** Clumps where `test` says, none too near another. */
const pack = (
  r: Random,
  n: number,
  R: number,
  test: () => readonly [x: number, y: number, size: number] | null,
) => {
  const out: Clump[] = [];
  let t = 0;
  while (out.length < n && t++ < 6000) {
    const p = test();
    if (!p) continue;
    const s = p[2];
    if (out.some((o) => Math.hypot((o.x - p[0]) / 1.12, o.y - p[1]) < R * 0.92 * (0.5 * s + 0.5 * o.s)))
      continue;
    out.push({
      x: p[0],
      y: p[1],
      rx: R * s * r.in(0.98, 1.25),
      ry: R * s * r.in(0.7, 0.86),
      s,
      z: p[1] + r.pm(20),
    });
  }
  return out;
};
export const CROWN: Record<Crown, (r: Random, o: CrownOptions) => Clump[]> = {
  // umbrella of cauliflower clumps, flat below
  dome: (r, { cx = 400, cy = 300, rx = 300, ry = 200, n = 22, R = 72, flat = 0.42 }) =>
    pack(r, n, R, () => {
      const a = r.in(-Math.PI, Math.PI),
        d = Math.sqrt(r());
      const x = cx + Math.cos(a) * rx * d * 0.82,
        y = cy + Math.sin(a) * ry * d * 0.85;
      return y > cy + ry * flat ? null : [x, y, r.in(0.78, 1.15)];
    }),
  // upright oval
  oval: (r, { cx = 400, cy = 330, rx = 190, ry = 270, n = 22, R = 62 }) =>
    pack(r, n, R, () => {
      const a = r() * TAU,
        d = Math.sqrt(r());
      return [
        cx + Math.cos(a) * rx * d * 0.8,
        cy + Math.sin(a) * ry * d * 0.86,
        r.in(0.75, 1.1) * (1 - 0.25 * Math.abs(Math.sin(a)) * d),
      ];
    }),
  // pyramid
  cone: (r, { cx = 400, top = 70, bottom = 640, w = 255, n = 30, R = 56, e = 0.8 }) =>
    pack(r, n, R, () => {
      const t = r() ** 0.6,
        y = lerp(top + 40, bottom, t),
        half = w * t ** e;
      return [cx + r.pm(half), y, lerp(0.62, 1.1, t)];
    }),
  // horizontal storeys (pagoda)
  tiers: (r, { cx = 400, top = 90, bottom = 520, w = 270, rows = 5, R = 62, flat = 0.5 }) => {
    const out: Clump[] = [];
    for (let i = 0; i < rows; i++) {
      const t = i / (rows - 1),
        tilt = r.pm(14),
        y = lerp(top + 30, bottom, t ** 0.9) + (i ? r.pm(13) : 0),
        half = w * (0.2 + 0.8 * Math.sin(0.3 + t * 1.62)) * r.in(0.88, 1.1),
        n = i ? Math.max(2, Math.round((half * 2) / (R * 1.25))) : 1;
      for (let k = 0; k < n; k++) {
        const u = n === 1 ? 0 : (k / (n - 1)) * 2 - 1;
        out.push({
          x: cx + u * half * (u < 0 ? 0.8 : 0.9) + r.pm(16),
          y: y + u * tilt + Math.abs(u) * 26 - 10 + r.pm(13),
          rx: R * (i ? r.in(0.95, 1.3) : 1.35),
          ry: R * flat * (i ? r.in(0.85, 1.1) : 1.3),
          s: 1,
          z: y - Math.abs(u) * 40 + r.pm(10),
        });
      }
    }
    return out;
  },
  list: (r, { clumps = [] }) =>
    clumps.map(([x, y, rx, ry]) => ({ x: x + r.pm(5), y: y + r.pm(5), rx, ry: ry ?? rx * 0.72, s: 1, z: y })),
};
