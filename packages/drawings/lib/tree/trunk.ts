// Trunk and limbs.
import {
  clamp,
  dist,
  type Line,
  lerp,
  mix,
  nth,
  type Plate,
  type Point,
  type Random,
  resample,
  smooth,
  tube,
} from '../pen.ts';
import type { Clump } from './marks.ts';
import { G } from './marks.ts';

/** Between the j-th pair of points and the next, f - j of the way on and w of the way from B to A. */
const across = (A: Line, B: Line, f: number, j: number, w: number) =>
  mix(mix(nth(B, j), nth(B, j + 1), f - j), mix(nth(A, j), nth(A, j + 1), f - j), w);

type TrunkBark = 'fissured' | 'flaky' | 'smooth' | 'peel';
/** Marks between the shaded edge A and the lit edge B. */
type DrawBark = (pl: Plate, A: Line, B: Line, r: Random, dens: number) => void;
const MARKS: Record<Exclude<TrunkBark, 'peel'>, DrawBark> = {
  fissured(pl, A, B, r, dens) {
    for (let i = 0; i < 26 * dens; i++) {
      const v = 1 - r() ** 1.35,
        t0 = r.in(0, 0.93),
        t1 = t0 + r.in(0.03, 0.085);
      const at = (t: number, w: number) => {
        const f = t * (A.length - 1);
        return across(A, B, f, Math.min(A.length - 2, Math.floor(f)), w);
      };
      pl.line(v > 0.6 ? 'fine' : 'hair', [
        at(t0, v),
        at((t0 + t1) / 2, v + r.pm(0.04)),
        at(t1, v + r.pm(0.03)),
      ]);
    }
  },
  flaky(pl, A, B, r, dens) {
    for (let i = 0; i < 26 * dens; i++) {
      const v = 1 - r() ** 1.3,
        f = r.in(0, A.length - 1.01),
        j = Math.floor(f),
        p = across(A, B, f, j, v * 0.9),
        s = r.in(5, 10);
      pl.curve(v > 0.55 ? 'fine' : 'hair', [
        [p[0] - s * 0.4, p[1] - s],
        [p[0] - s * 0.5, p[1] + s * 0.7],
        [p[0] + s * 0.3, p[1] + s],
        [p[0] + s * 0.6, p[1] + s * 0.1],
      ]);
    }
  },
  smooth(pl, A, B, r, dens) {
    for (let i = 0; i < 20 * dens; i++) {
      const v = 1 - r() ** 1.6 * 0.9,
        f = r.in(0, A.length - 1.01),
        j = Math.floor(f),
        p = across(A, B, f, j, v),
        s = r.in(3, 9);
      pl.curve('hair', [
        [p[0] - s, p[1] - 1],
        [p[0], p[1] + 1.6],
        [p[0] + s * 0.4, p[1]],
      ]);
    }
  },
};
const BARKMARK: Record<TrunkBark, DrawBark> = { ...MARKS, peel: MARKS.flaky };

export type TrunkOptions = {
  base?: number;
  top?: Point;
  w0?: number;
  w1?: number;
  lean?: number;
  bark?: TrunkBark;
  flare?: number;
  ground?: number;
  dens?: number;
  wave?: number;
};
export type Trunk = ReturnType<typeof trunk>;

export function trunk(
  pl: Plate,
  {
    base = 400,
    top = [400, 260],
    w0 = 62,
    w1 = 26,
    lean = 0,
    bark = 'fissured',
    flare = 0.4,
    ground = G,
    dens = 1,
    wave = 5,
  }: TrunkOptions,
) {
  const r = pl.r,
    n = 7,
    pts = Array.from({ length: n }, (_, i): Point => {
      const t = i / (n - 1);
      return [
        lerp(base, top[0], t) + Math.sin(t * Math.PI) * lean + (i && i < n - 1 ? r.pm(wave) : 0),
        lerp(ground, top[1], t),
      ];
    });
  const out = tube(pl, pts, w0, w1, {
    hatch: 0.45,
    tint: true,
    taper: (t) => lerp(w0, w1, t ** 0.85) / 2 + (flare * w0 * Math.exp(-t * 13)) / 2,
  });
  BARKMARK[bark](pl, resample(out.a, 20), resample(out.b, 20), r, dens);
  return {
    ...out,
    pts,
    at: (t: number) => {
      const s = resample(smooth(pts), 40);
      return nth(s, Math.round(clamp(t) * 40));
    },
    width: (t: number) => lerp(w0, w1, t ** 0.85),
  };
}
/** Limbs from the trunk to each clump. */
export type LimbOptions = { from?: number; w?: number; droop?: number; max?: number };
export function limbs(
  pl: Plate,
  tr: Trunk,
  clumps: readonly Clump[],
  { from = 0.5, w = 18, droop = 0, max = 7 }: LimbOptions,
) {
  const r = pl.r;
  const chosen = [...clumps]
    .sort((a, b) => dist([b.x, b.y], tr.at(1)) - dist([a.x, a.y], tr.at(1)))
    .slice(0, max);
  for (const c of chosen) {
    const reach = Math.abs(c.x - tr.at(1)[0]);
    const ys = tr.at(0)[1],
      ye = tr.at(1)[1];
    const want = clamp((ys - (c.y + reach * (0.8 - droop) + 30)) / (ys - ye), from, 0.97);
    const p = tr.at(want);
    const e: Point = [c.x, c.y + c.ry * 0.15],
      m: Point = [lerp(p[0], e[0], 0.3 + droop), lerp(p[1], e[1], 0.46) + r.pm(8)],
      m2: Point = [lerp(p[0], e[0], 0.72), lerp(p[1], e[1], 0.72) + r.pm(12)];
    const W = clamp(w * (0.55 + reach / 420), 5, tr.width(want) * 0.75);
    tube(pl, [p, m, m2, e], W, 3.5, { hatch: W > 13 ? 0.35 : 0, coarse: true });
    if (W > 8 && r.chance(0.6))
      for (let i = 0; i < 1; i++) {
        const s = mix(m, m2, r.in(0.3, 1)),
          q: Point = [s[0] + r.pm(c.rx * 0.8), c.y + r.pm(c.ry * 0.3)];
        pl.brush([s, mix(s, q, 0.5), q], (t) => lerp(2.4, 0.5, t), 'ink', 3);
      }
  }
}
