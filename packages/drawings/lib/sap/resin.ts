import { BARK } from '../bark/index.ts';
import { solid } from '../form.ts';
import type { Plate } from '../pen.ts';
import { cut, drop } from './wound.ts';

export function resin(pl: Plate) {
  BARK.fissured(pl, { depth: 0.7 });
  cut(pl);
  for (const [x, y, h, w] of [
    [220, 250, 120, 15],
    [292, 270, 210, 22],
    [362, 256, 90, 13],
    [410, 240, 150, 14],
  ] as const) {
    pl.sheet();
    solid(
      pl,
      [
        [x - w * 0.6, y - 8],
        [x + w * 0.6, y - 8],
        [x + w * 0.5, y + h * 0.5],
        [x + w, y + h * 0.9],
        [x + w * 0.7, y + h * 1.08],
        [x - w * 0.7, y + h * 1.08],
        [x - w, y + h * 0.9],
        [x - w * 0.5, y + h * 0.5],
      ],
      { tint: 'latex', stipple: 10, w: 1.8, shift: 0.1 },
    );
  }
  for (const [x, y, R] of [
    [296, 540, 15],
    [220, 430, 9],
  ] as const)
    drop(pl, x, y, R, 'latex');
}
