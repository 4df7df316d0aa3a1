import { clamp, lerp, type Plate, type Point, type Tint } from '../pen.ts';
export const BX = 300,
  BR = 176,
  /** A point of the trunk; u from -1 at its left edge to 1 at its right. */
  onto = (u: number, y: number): Point => [
    BX + (BR * Math.sin(u * 1.3)) / Math.sin(1.3),
    y + (1 - Math.cos(u * 1.3)) * -16,
  ];
export function trunkPatch(pl: Plate, { tint = 'clay' }: { tint?: Tint } = {}) {
  const r = pl.r,
    left: Point[] = [],
    right: Point[] = [];
  for (let y = 26; y <= 574; y += 68) {
    left.push([BX - BR + r.pm(4), y]);
    right.push([BX + BR + r.pm(4), y]);
  }
  const tear = (y: number, from: number, to: number, amp: number) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const p = onto(lerp(from, to, i / 8), y);
      return [p[0], p[1] + r.pm(amp)];
    });
  const e0 = r.in(-0.5, 0.05),
    e1 = e0 + r.pm(0.25);
  pl.poly(tint, [
    ...tear(44, e0, 0.98, 13),
    ...right.slice(1, -1),
    ...tear(556, 0.98, e1, 13),
    ...[0, 1, 2, 3].map((i) => onto(lerp(e1, e0, (i + 1) / 5) + r.pm(0.09), 450 - i * 105)),
  ]);
  pl.brush(right, (t) => 1.4 + 2.2 * Math.sin(Math.PI * t), 'ink', 12);
  pl.brush(left.slice(0, 5), (_t) => 0.9, 'ink', 6);
  pl.brush(left.slice(5), (_t) => 0.9, 'ink', 5);
  return {
    r,
    fade: (u: number, y: number) => {
      const d = Math.min((y - 20) / 90, (580 - y) / 90, 1);
      return r() < clamp(d) * (u > -0.1 ? 1 : 0.72 + 0.28 * (u + 1));
    },
  };
}
