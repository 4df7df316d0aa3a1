// A pod along a bent axis.

import { type SolidOptions, solid } from '../form.ts';
import { type Line, offset, type Plate, resample, smooth } from '../pen.ts';

/** `wf` is half its width along the axis. */
export const pod = (pl: Plate, pts: Line, wf: (t: number) => number, o: SolidOptions) => {
  const c = resample(smooth(pts), 12),
    a = offset(c, wf),
    b = offset(c, (t) => -wf(t));
  const out = [...a, ...b.reverse()];
  solid(pl, out, { stipple: 0, ...o });
  return { c, a, b: b.reverse() };
};
