import { BARK } from '../bark/index.ts';
import { clamp, type Line, type Plate } from '../pen.ts';
import { cut, drop } from './wound.ts';

export function black(pl: Plate) {
  BARK.flaky(pl, { size: 1.1 });
  cut(pl);
  pl.sheet();
  for (const pass of ['ink', 'pitch'] as const) {
    if (pass === 'pitch') pl.sheet();
    for (const [x, h, w] of [
      [210, 150, 8],
      [262, 260, 12],
      [318, 190, 9],
      [366, 290, 11],
      [408, 120, 7],
    ] as const) {
      const f = (t: number) => w * (0.45 + 0.6 * t * t) * Math.sqrt(clamp((1 - t) * 12)),
        q: Line = [
          [x, 236],
          [x + 2, 236 + h * 0.6],
          [x, 236 + h],
        ];
      if (pass === 'ink') pl.brush(q, (t) => f(t) + 1.8, 'ink', 6);
      else pl.brush(q, f, 'pitch', 6);
    }
  }
  drop(pl, 262, 540, 9, 'pitch');
  drop(pl, 366, 566, 8, 'pitch');
}
