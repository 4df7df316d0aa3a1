import { stalk } from '../form.ts';
import { lerp, type Plate } from '../pen.ts';
import { type WingedNut, wingedNut } from './wing.ts';

export function winged(pl: Plate, s: WingedNut & { cluster?: boolean }) {
  if (s.cluster) {
    stalk(
      pl,
      [
        [300, 20],
        [290, 120],
        [310, 230],
      ],
      8,
      5,
    );
    for (const [x, y, k, t] of [
      [180, 320, 1.5, -0.6],
      [390, 430, 1.9, 0.35],
    ] as const) {
      stalk(
        pl,
        [
          [300, 200],
          [lerp(300, x, 0.6), y - 90],
          [x, y + 30],
        ],
        5,
        4,
      );
      wingedNut(pl, [x, y], s, k, t);
    }
    return;
  }
  const n = s.long || s.short,
    k = s.long ? Math.min(1.5, 300 / s.wing) : 1.6;
  const m = pl.r.chance(0.5) ? 1 : -1,
    X = (x: number) => 300 + (x - 300) * m;
  wingedNut(pl, [X(s.long ? 262 : 240), s.long ? 440 : 320], s, k, -0.1 * m + pl.r.pm(0.12));
  wingedNut(pl, [X(500), s.long ? 520 : 440], s, k * (s.long ? 0.5 : 0.6), (0.3 + pl.r.pm(0.25)) * m);
  if (n === 3 && pl.r.chance(0.6)) wingedNut(pl, [X(120), 520], s, k * 0.42, -2 * m + pl.r.pm(0.4));
}
