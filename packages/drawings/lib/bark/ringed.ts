import type { Plate } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function ringed(pl: Plate) {
  const { r } = trunkPatch(pl);
  let y = 50;
  while (y < 560) {
    const h = r.in(26, 48),
      _b = r.in(0, 0.25);
    for (const [dy, w] of [
      [0, 1.7],
      [7, 0.8],
    ] as const) {
      let u = -0.96 + r() * 0.2;
      while (u < 0.95) {
        const v = Math.min(0.98, u + r.in(0.25, 0.7));
        const sag = (q: number) => onto(q, y + dy + 8 + 22 * (1 - q * q));
        if (v - u > 0.08)
          pl.brush(
            [sag(u), sag((u + v) / 2), sag(v)],
            (t) => w * 0.5 + w * 0.5 * Math.sin(Math.PI * t),
            'ink',
            4,
          );
        u = v + r.in(0.03, 0.12);
      }
    }
    for (let i = 0; i < 7; i++) {
      const u = r.in(-0.85, 0.95),
        Y = y + r.in(14, h);
      pl.line(u > 0.3 ? 'fine' : 'hair', [onto(u, Y), onto(u + 0.03, Y)]);
    }
    for (let i = 0; i < 5; i++) {
      const u = r.in(0.5, 0.97);
      pl.line('hair', [onto(u, y + r.in(10, h)), onto(Math.min(1, u + 0.1), y + r.in(6, h - 6))]);
    }
    y += h;
  }
}
