// A pod along a bent axis.

import { solid } from '../form.mjs';
import { offset, resample, smooth } from '../pen.mjs';

export const pod = (pl, pts, wf, o) => {
  const c = resample(smooth(pts), 12),
    a = offset(c, wf),
    b = offset(c, (t) => -wf(t));
  const out = [...a, ...b.reverse()];
  solid(pl, out, { stipple: 0, ...o });
  return { c, a, b: b.reverse() };
};
