import type { Plate } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function lenticels(pl: Plate, s: { rough?: boolean }) {
  const { r, fade } = trunkPatch(pl);
  for (let i = 0; i < 8; i++) {
    const u = -0.88 + i * 0.24;
    let y = 40 + r() * 40;
    while (y < 560) {
      const p = onto(u + r.pm(0.03), y),
        h = r.in(6, 11) * (s.rough ? 1.3 : 1),
        w = h * 0.55;
      if (fade(u, y)) {
        pl.arcs('fine', [
          [p[0], p[1] - h],
          [p[0] + w * 1.6, p[1]],
          [p[0], p[1] + h],
          [p[0] - w * 1.6, p[1]],
          [p[0], p[1] - h],
        ]);
        pl.line('line', [
          [p[0], p[1] - h * 0.5],
          [p[0], p[1] + h * 0.5],
        ]);
        if (u > -0.3)
          pl.line('hair', [
            [p[0] + w + 3, p[1] - 3],
            [p[0] + w + 9, p[1] + 5],
          ]);
      }
      y += r.in(32, 60);
    }
  }
  for (let i = 0; i < 60; i++) {
    const u = r.in(-0.95, 0.98),
      y = r.in(26, 560);
    if (fade(u, y) && r.chance(0.3 + 0.5 * (u + 0.4)))
      pl.line('hair', [onto(u, y), onto(u + r.pm(0.02), y + r.in(8, 26))]);
  }
  if (!s.rough)
    for (let i = 0; i < 9; i++) {
      const u = r.in(-0.7, 0.8),
        y = r.in(80, 500),
        h = r.in(28, 52);
      pl.brush(
        [
          onto(u - 0.09, y - h * 0.4),
          onto(u - 0.06, y + h * 0.5),
          onto(u + 0.06, y + h * 0.6),
          onto(u + 0.1, y - h * 0.2),
        ],
        (t) => 0.6 + 1.7 * Math.sin(Math.PI * t),
        'ink',
        5,
      );
    }
}
