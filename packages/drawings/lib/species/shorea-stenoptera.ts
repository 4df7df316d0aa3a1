import { H } from './habits.ts';
import type { Species } from './species.ts';

export const shoreaStenoptera: Species = {
  id: 'shorea-stenoptera',
  latin: 'Shorea stenoptera',
  local: 'tengkawang tungkul',
  tree: H('riparian', {
    m: 26,
    f: { mark: 'droop', size: 14 },
    t: { base: 420, w0: 58, w1: 28, top: [395, 300], lean: -22, bark: 'smooth' },
    l: { from: 0.45, w: 22, droop: 0.15 },
  }),
  leaf: {
    kind: 'simple',
    L: 340,
    W: 190,
    tip: 0.06,
    nerves: 17,
    arrange: 'alternate',
    peak: 0.46,
    stipule: true,
  },
  bark: { kind: 'smooth' },
  fruit: { kind: 'winged', long: 0, short: 5, wing: 116, nut: 120, w: 34 },
  flower: { kind: 'panicle', petal: 'twist', n: 24 },
  sap: { kind: 'resin' },
};
