import { clamp, type Line, length, lerp, mix, normals, nth, offset, resample, smooth } from './geometry.ts';
import type { Plate } from './plate.ts';

export type TubeOptions = {
  hatch?: number;
  tint?: boolean;
  /** Half the width along it. */
  taper?: (t: number) => number;
  body?: boolean;
  close?: boolean;
  flare?: number;
  coarse?: boolean;
};

/** A rounded stem, root or limb: paper body, thin lit edge, swelling shadow edge, short hatches. */
export const tube = (
  pl: Plate,
  pts: Line,
  w0: number,
  w1: number,
  { hatch = 1, tint = false, taper, body = true, close = false, flare = 0, coarse = false }: TubeOptions = {},
) => {
  const L = length(smooth(pts)),
    n = coarse ? Math.max(4, Math.min(6, Math.round(L / 60))) : Math.max(4, Math.min(10, Math.round(L / 58))),
    c = resample(smooth(pts), n);
  const w = taper ?? ((t) => lerp(w0, w1, t) / 2 + flare * Math.exp(-t * 14));
  let a = offset(c, w),
    b = offset(c, (t) => -w(t));
  const na = normals(c).reduce((s, v) => s + v[0] * 0.8 + v[1] * 0.35, 0);
  if (na < 0) [a, b] = [b, a]; // a: shadow side
  if (body) pl.poly('paper', [...a, ...[...b].reverse()]);
  if (tint) {
    const m = a.map((p, i) => mix(p, nth(b, i), 0.55));
    pl.poly('clay', [...a, ...m.reverse()]);
  }
  pl.curve(w0 > 16 ? 'line' : 'fine', b);
  pl.brush(
    a,
    (t) => clamp(w(t) * 0.16, 0.7, 2.6) * (0.7 + 0.3 * Math.sin(t * 9)),
    'ink',
    coarse ? 3 : Math.max(3, n - 1),
  );
  if (close) pl.curve('fine', [nth(a, -1), mix(nth(a, -1), nth(b, -1), 0.5), nth(b, -1)]);
  const step = 8 / (hatch || 1),
    A = resample(a, Math.max(3, Math.round(L / step))),
    B = resample(b, A.length - 1),
    up = w0 > 26 ? 2 : 1;
  let skip = 0;
  if (hatch && w0 > 5)
    for (let i = 0; i < A.length - up; i++) {
      if (skip-- > 0) continue;
      if (pl.r.chance(0.16)) skip = pl.r.pick([1, 2, 4]);
      pl.line('hair', [nth(A, i), mix(nth(A, i + up), nth(B, i + up), pl.r.in(0.14, w0 > 26 ? 0.36 : 0.5))]);
    }
  return { a, b, c };
};
