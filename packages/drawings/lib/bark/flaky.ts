import { clamp, lerp, type Plate } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function flaky(pl: Plate, s: { size?: number; lent?: boolean; drip?: boolean }) {
  const { r, fade } = trunkPatch(pl),
    k = s.size ?? 1,
    rows = Math.round(9 / k),
    cols = Math.round(6 / k);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const u = ((i + 0.5 + (j % 2) * 0.5 + r.pm(0.25)) / cols) * 1.9 - 0.98,
        y = 30 + ((j + 0.5 + r.pm(0.22)) * 540) / rows;
      if (Math.abs(u) > 0.98 || !fade(u, y)) continue;
      const w = 0.15 * k * r.in(0.8, 1.2),
        h = 27 * k * r.in(0.8, 1.3),
        P = [
          onto(u - w, y - h * r.in(0.2, 0.8)),
          onto(u - w * 0.9, y + h * 0.5),
          onto(u - w * 0.3, y + h * r.in(0.85, 1.1)),
          onto(u + w * 0.5, y + h * r.in(0.6, 1)),
          onto(u + w, y - h * 0.1),
          onto(u + w * 0.8, y - h * r.in(0.5, 0.9)),
        ];
      pl.brush(
        P,
        (t) => (0.7 + 2.4 * Math.sin(Math.PI * clamp(t * 0.95)) ** 2) * (u > 0 ? 1.15 : 0.75),
        'ink',
        4,
      );
      for (let q = 0; q < (u > 0 ? 3 : 1); q++) {
        const a = u + w * lerp(-0.4, 0.7, q / 2.5);
        pl.line('hair', [onto(a, y + h * 0.95), onto(a - 0.015, y + h * 1.3)]);
      }
      if (s.lent && r.chance(0.5)) pl.dot('ink', onto(u, y), 2.2);
    }
  if (s.drip)
    for (const pass of ['ink', 'pitch'] as const) {
      pl.sheet();
      for (const [u, y, h] of [
        [-0.2, 250, 130],
        [0.1, 300, 190],
        [0.34, 220, 90],
      ] as const)
        pl.brush(
          [onto(u, y), onto(u + 0.01, y + h * 0.6), onto(u, y + h)],
          (t) => (pass === 'ink' ? 1.4 : 0) + 2 + 6 * t * t * (1 - t ** 9),
          pass,
          6,
        );
    }
}
