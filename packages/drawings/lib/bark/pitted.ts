import { solid } from '../form.ts';
import { type Line, type Plate, polar, TAU } from '../pen.ts';
import { onto, trunkPatch } from './patch.ts';

export function pitted(pl: Plate) {
  const { r, fade } = trunkPatch(pl);
  for (let i = 0; i < 22; i++) {
    const u = r.in(-0.88, 0.9),
      y = r.in(50, 540),
      R = r.in(12, 28),
      p = onto(u, y);
    if (!fade(u, y)) continue;
    const sq = Math.max(0.45, Math.cos(u * 1.2)),
      o = Array.from({ length: 7 }, (_, k) =>
        polar(p, (k * TAU) / 7, R * sq * r.in(0.85, 1.1), R * r.in(0.9, 1.2)),
      );
    pl.shape('hair', o);
    pl.brush(
      [
        [p[0] + R * 0.5 * sq, p[1] - R],
        [p[0] - R * 0.6 * sq, p[1] - R * 1.05],
        [p[0] - R * 1.1 * sq, p[1] - R * 0.2],
        [p[0] - R * 0.8 * sq, p[1] + R * 0.7],
      ],
      (t) => 0.5 + 2 * Math.sin(Math.PI * t),
      'ink',
      5,
    );
    for (let q = 0; q < 3; q++)
      pl.line('hair', [
        [p[0] - R * 0.8 * sq + q * 5, p[1] - R * 0.5 - q * 2],
        [p[0] - R * 0.35 * sq + q * 6, p[1] + R * 0.05 - q * 4],
      ]);
  }
  for (let i = 0; i < 34; i++) {
    const u = r.in(-0.9, 0.96),
      y = r.in(30, 560),
      w = r.in(0.05, 0.12);
    if (fade(u, y))
      pl.curve(u > 0 ? 'fine' : 'hair', [
        onto(u - w, y - 6),
        onto(u - w * 0.6, y + 9),
        onto(u + w * 0.5, y + 8),
        onto(Math.min(1, u + w), y - 3),
      ]);
  }
  for (const [u, y, h] of [
    [-0.3, 210, 70],
    [0.2, 330, 96],
    [0.5, 170, 54],
  ] as const) {
    const p = onto(u, y),
      o: Line = [
        [p[0] - 6, p[1]],
        [p[0] + 5, p[1] - 3],
        [p[0] + 8, p[1] + h * 0.6],
        [p[0] + 9, p[1] + h],
        [p[0], p[1] + h * 1.14],
        [p[0] - 9, p[1] + h],
        [p[0] - 6, p[1] + h * 0.5],
      ];
    pl.sheet();
    solid(pl, o, { stipple: 4, w: 1.6 });
  }
}
