import { BARK } from '../bark/index.ts';
import { solid } from '../form.ts';
import { type Plate, polar, TAU } from '../pen.ts';
import { cut, drop } from './wound.ts';

export function lumps(pl: Plate) {
  BARK.pitted(pl);
  cut(pl);
  for (const [x, y, R] of [
    [230, 300, 40],
    [320, 330, 58],
    [390, 280, 34],
    [300, 420, 34],
  ] as const) {
    pl.sheet();
    const n = 8,
      o = Array.from({ length: n }, (_, i) =>
        polar([x, y], (i * TAU) / n, R * pl.r.in(0.8, 1.05), R * pl.r.in(0.8, 1.05)),
      );
    solid(pl, o, { tint: 'latex', stipple: 18, hatch: 5, shift: 0.1 });
    pl.curve('fine', [
      [x - R * 0.5, y - R * 0.1],
      [x - R * 0.3, y - R * 0.5],
      [x + R * 0.1, y - R * 0.6],
    ]);
  }
  drop(pl, 316, 520, 16, 'latex');
}
