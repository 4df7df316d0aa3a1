import type { Plate } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function strips(pl: Plate) {
  const { r, fade } = trunkPatch(pl);
  for (let i = 0; i < 20; i++) {
    const u = -0.92 + (i + r()) * 0.095,
      y = r.in(20, 330),
      h = r.in(120, 260),
      c = r.in(8, 26);
    if (!fade(u, y + h / 2)) continue;
    pl.brush(
      [
        onto(u, y),
        onto(u + 0.02, y + h * 0.5),
        onto(u - 0.01, y + h * 0.85),
        [onto(u, y + h)[0] + c * 0.4, y + h - 4],
        [onto(u, y + h)[0] + c, y + h - c],
      ],
      (t) => 0.7 + 2 * t * t,
      'ink',
      6,
    );
    pl.curve('hair', [
      onto(u + 0.06, y + 20),
      onto(u + 0.08, y + h * 0.5),
      onto(u + 0.05, y + h * 0.8),
      [onto(u, y + h)[0] + c, y + h - c],
    ]);
    for (let q = 0; q < 3; q++) {
      const Y = y + r() * h * 0.8;
      pl.line('hair', [onto(u + 0.01, Y), onto(u + 0.05, Y + 5)]);
    }
  }
  for (let i = 0; i < 30; i++) {
    const u = r.in(-0.8, 0.95),
      y = r.in(40, 540);
    if (fade(u, y)) pl.line('hair', [onto(u, y), onto(u + 0.01, y + r.in(10, 30))]);
  }
}
