import { lerp, type Plate } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function fissured(pl: Plate, s: { depth?: number; cross?: boolean }) {
  const { r, fade } = trunkPatch(pl),
    d = s.depth ?? 1,
    cols = d > 1.2 ? 8 : 11;
  for (let i = 0; i < cols; i++) {
    const u0 = ((i + 0.5) / cols) * 1.9 - 0.95;
    let y = r.in(10, 60) + (i % 2) * 40;
    while (y < 580) {
      const h = r.in(60, 150),
        w = d * lerp(1.2, 3.6, r()) * (0.6 + 0.5 * Math.cos(u0)),
        z = (i % 2 ? 1 : -1) * 0.05;
      if (fade(u0, y + h / 2)) {
        const p = [
          onto(u0 - z + r.pm(0.02), y),
          onto(u0 + z * 0.3, y + h * 0.35),
          onto(u0 + z + r.pm(0.02), y + h * 0.65),
          onto(u0 - z * 0.4, y + h),
        ];
        pl.brush(p, (t) => w * Math.sin(Math.PI * t) * (0.7 + 0.3 * Math.sin(t * 11 + i)) + 0.4, 'ink', 6);
        if (u0 > -0.35)
          for (let q = 0; q < 3; q++) {
            const Y = y + r.in(0.15, 0.85) * h;
            pl.line('hair', [onto(u0 + 0.03, Y), onto(u0 + 0.03 + r.in(0.04, 0.1), Y + r.in(4, 12))]);
          }
        if (s.cross && r.chance(0.6))
          pl.line('fine', [onto(u0 - 0.1, y + h * 0.5), onto(u0 + 0.1, y + h * 0.5 + 5)]);
      }
      y += h * r.in(0.82, 1.1);
    }
  }
  for (let i = 0; i < 46; i++) {
    const u = r.in(-0.9, 0.97),
      y = r.in(30, 560),
      h = r.in(16, 46);
    if (fade(u, y)) pl.line('hair', [onto(u, y), onto(u + r.pm(0.012), y + h)]);
  }
}
