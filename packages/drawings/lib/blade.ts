// One leaf blade: outline, veins, shade, bent the way it hangs.

import { stalk, UP } from './form.ts';
import { clamp, dist, lerp, mix, nth, type Plate, type Point, place, type Tint } from './pen.ts';

/** How a blade is drawn; its length L and width W in units, the rest as shares of them or as they say. */
export type Blade = {
  L: number;
  W: number;
  tip?: number;
  peak?: number;
  nerves?: number;
  bend?: number;
  left?: number;
  right?: number;
  full?: boolean;
  back?: boolean;
  tint?: Tint;
  whole?: boolean;
  wave?: number;
  blunt?: boolean;
  /** Where its stalk begins; false where it has none. */
  from?: Point;
  stem?: false;
  shadeLeft?: boolean;
  parallel?: boolean;
  fine?: boolean;
  faint?: boolean;
  pleat?: boolean;
  mucro?: boolean;
  hairs?: boolean;
};
/** A blade from its base; a: direction of the tip, up is -PI/2. */
export function blade(pl: Plate, base: Point, a: number, o: Blade) {
  const {
      L,
      W,
      tip = 0.1,
      peak = 0.46,
      nerves = 10,
      bend = 0.1,
      left = 1,
      right = 0.82,
      full = false,
      back = false,
      tint = 'leaf',
      whole = back,
      wave = 0.5,
      blunt = false,
    } = o,
    r = pl.r,
    N = full ? 15 : 9;
  const mid = (t: number) => nth(place([[bend * L * t * t * (1.25 - 0.25 * t), -L * t]], base, a - UP), 0);
  const body = 1 - tip,
    shape = (t: number) => {
      if (t <= 0 || t >= 1) return 0;
      const drip = tip ? 0.055 * clamp((1 - t) / tip) : 0;
      const s = t / body;
      if (s >= 1) return drip;
      const b =
        s < peak
          ? Math.sin((Math.PI / 2) * (s / peak)) ** 0.85
          : Math.cos((Math.PI / 2) * ((s - peak) / (1 - peak))) ** (tip ? 1.05 : blunt ? 0.5 : 0.72);
      return Math.max(b, drip);
    };
  const dir = (t: number): Point => {
    const p = mid(Math.max(0, t - 0.01)),
      q = mid(Math.min(1, t + 0.01)),
      d = dist(p, q);
    return [(q[0] - p[0]) / d, (q[1] - p[1]) / d];
  };
  const at = (t: number, u: number): Point => {
    const m = mid(t),
      d = dir(t),
      w = shape(t) * (W / 2) * (u < 0 ? left : right) * u;
    return [m[0] - d[1] * w, m[1] + d[0] * w];
  };
  const ts = Array.from({ length: N + 1 }, (_, i) => i / N);
  if (tip) ts.splice(-2, 0, body - 0.005);
  ts.sort((p, q) => p - q);
  const wav = (t: number) => 1 + wave * 0.035 * Math.sin(t * 22 + L);
  const lm = ts.map((t) => at(t, -wav(t))),
    rm = ts.map((t) => at(t, wav(t)));
  const poly = [...lm, ...[...rm].reverse()];
  if (o.stem !== false)
    stalk(pl, [o.from ?? base, mix(o.from ?? base, base, 0.5), mid(0.02)], W * 0.055 + 2, W * 0.04 + 2);
  pl.sheet();
  pl.shape('paper', poly);
  const half = o.shadeLeft ? lm : rm;
  if (whole) pl.shape(tint, poly);
  else pl.shape(tint, [...ts.map(mid), ...[...half].reverse()]);
  pl.brush(ts.map(mid), (t) => lerp(Math.max(1.6, W * 0.018), 0.6, t), 'ink', full ? 6 : 4);
  const clean = !full;
  // veins
  if (o.parallel)
    for (let i = 1; i <= 5; i++)
      for (const sgn of [-1, 1])
        pl.curve(
          'hair',
          [0.03, 0.3, 0.6, 0.95].map((t, k) => at(t, sgn * (i / 6) * (k ? 1 : 0.4))),
        );
  else
    for (let i = 0; i < nerves; i++) {
      const t0 = lerp(0.05, 0.9 * body, ((i + 0.5) / nerves) ** 0.97),
        rise = o.fine ? 0.05 : lerp(0.15, 0.085, t0) * (nerves < 11 ? 1.35 : 1);
      for (const sgn of [-1, 1]) {
        const j = r.pm(0.006),
          e = o.fine ? 0.95 : 0.93,
          pts = [
            at(t0 + j, 0),
            at(t0 + rise * 0.42, sgn * 0.42),
            at(t0 + rise, sgn * 0.8),
            at(Math.min(0.97, t0 + rise * 1.75), sgn * e),
          ];
        if (o.pleat) {
          pl.curve('line', pts);
          if (full) {
            const q = [
              at(t0 + j + 0.018, sgn * 0.03),
              at(t0 + rise * 0.42 + 0.018, sgn * 0.42),
              at(t0 + rise + 0.02, sgn * 0.8),
            ];
            pl.curve('hair', q);
          }
        } else pl.curve(o.fine ? 'hair' : o.faint || clean ? 'hair' : 'fine', pts);
      }
      if (full && !o.fine && !o.faint) {
        const sgn = o.shadeLeft ? -1 : 1,
          gap = (0.86 * body) / nerves;
        for (let k = 1; k < 6; k++) {
          const u = k / 6.2,
            t = t0 + rise * u * 1.05;
          if (r.chance(0.12)) continue;
          pl.line('hair', [
            at(t, sgn * u),
            at(t + gap * 0.5, sgn * (u + 0.035)),
            at(t + gap * 0.98, sgn * (u - 0.02)),
          ]);
          if (k % 2 && r.chance(0.5)) pl.line('hair', [at(t, -sgn * u), at(t + gap * 0.98, -sgn * u)]);
        }
      }
    }
  pl.brush(rm, (t) => 0.7 + 1.3 * Math.sin(Math.PI * clamp(t * 0.9 + 0.06)), 'ink', full ? 11 : 7);
  pl.brush(lm, (t) => 0.6 + 0.45 * Math.sin(Math.PI * t), 'ink', full ? 9 : 6);
  if (o.mucro) pl.line('line', [mid(0.99), mid(1.035)]);
  if (o.hairs)
    for (let i = 1; i < ts.length - 2; i++) {
      const p = nth(rm, i),
        d = dir(nth(ts, i));
      pl.line('hair', [p, [p[0] - d[1] * 6, p[1] + d[0] * 6]]);
    }
  pl.sheet();
  return { mid, at };
}
