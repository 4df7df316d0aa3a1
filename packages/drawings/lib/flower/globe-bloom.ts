import { blade } from '../blade.ts';
import { ellipse, solid, stalk, UP } from '../form.ts';
import { type Plate, type Point, polar, TAU } from '../pen.ts';

/** One round head of many small flowers, their styles standing out like pins. */
export function globe(pl: Plate) {
  const r = pl.r,
    c: Point = [300, 230],
    R = 112;
  stalk(
    pl,
    [
      [288, 596],
      [294, 470],
      [300, 350],
    ],
    10,
    8,
  );
  for (let i = 0; i < 46; i++) {
    const a = (i * TAU) / 46 + r.pm(0.04),
      tip = polar(c, a, R * r.in(1.36, 1.48));
    pl.line('fine', [polar(c, a, R), tip]);
    pl.dot('line', tip, 4);
  }
  pl.sheet();
  solid(pl, ellipse(c, R, R, 0, 12), { stipple: 50, hatch: 10 });
  for (let ring = 0; ring < 4; ring++)
    for (let i = 0; i < 6 + ring * 6; i++) {
      const p = polar(c, (i * TAU) / (6 + ring * 6) + ring * 0.3, R * (0.2 + ring * 0.22));
      pl.arcs('fine', [
        [p[0] - 8, p[1] + 2],
        [p[0], p[1] - 9],
        [p[0] + 8, p[1] + 2],
      ]);
    }
  pl.sheet();
  blade(pl, [324, 506], UP + 1.15, { L: 230, W: 128, nerves: 10, tip: 0.05, from: [296, 486], back: true });
  blade(pl, [268, 500], UP - 1.15, { L: 230, W: 128, nerves: 10, tip: 0.05, from: [292, 482], bend: -0.1 });
}
