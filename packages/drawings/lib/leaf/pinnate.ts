import { blade } from '../blade.ts';
import { UP } from '../form.ts';
import { clamp, type Line, lerp, nth, type Plate, polar, resample, smooth, tube } from '../pen.ts';

/** Leaflets in pairs along a stalk; even: without one at its end. */
export type PinnateLeaf = { pairs: number; L: number; W: number; even?: boolean; blunt?: boolean };
export function pinnate(pl: Plate, s: PinnateLeaf) {
  const pts: Line = [
      [210, 590],
      [250, 470],
      [300, 330],
      [330, 190 - (s.pairs > 3 ? 40 : 0)],
    ],
    sm = resample(smooth(pts), 40);
  tube(pl, pts, 9, 4, { hatch: 0.6 });
  const n = s.pairs;
  for (let i = 0; i < n; i++) {
    const t = lerp(0.3, s.even ? 0.98 : 0.84, n === 1 ? 0 : i / (n - 1)),
      off = s.even ? 0 : 0.02;
    for (const sd of [-1, 1]) {
      const p = nth(sm, Math.round(clamp(t + (sd > 0 ? off : -off)) * 40)),
        a = UP + 0.3 + sd * lerp(1.3, 0.78, i / n),
        b = polar(p, a, 13),
        f = 0.86 + 0.22 * Math.sin(Math.PI * ((i + 0.6) / n));
      blade(pl, b, a, {
        L: s.L * 1.32 * f,
        W: s.W * 1.25 * f,
        tip: s.blunt ? 0 : 0.07,
        blunt: s.blunt === true,
        peak: s.blunt ? 0.56 : 0.42,
        nerves: s.pairs > 3 ? 7 : 9,
        from: p,
        full: s.pairs < 4 && i === n - 1 && sd > 0,
        back: (i + (sd > 0 ? 1 : 0)) % 2 === 0,
        bend: sd * 0.12,
        left: sd < 0 ? 0.78 : 1,
        right: sd < 0 ? 1 : 0.8,
        shadeLeft: sd < 0,
      });
    }
  }
  if (!s.even) {
    const p = nth(sm, 40);
    blade(pl, polar(p, UP + 0.15, 12), UP + 0.2, {
      L: s.L * 1.45,
      W: s.W * 1.36,
      tip: 0.08,
      nerves: s.pairs > 3 ? 8 : 10,
      from: p,
      full: true,
      bend: 0.05,
    });
  }
}
