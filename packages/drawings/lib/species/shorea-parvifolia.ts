import { H } from './habits.ts';
import type { Species } from './species.ts';

export const shoreaParvifolia: Species = {
  id: 'shorea-parvifolia',
  latin: 'Shorea parvifolia',
  local: 'meranti sarang punai',
  tree: H('emergent', {
    m: 52,
    c: { cy: 245, rx: 300, ry: 180, n: 25, R: 60, flat: 0.45 },
    t: { w0: 60, w1: 34, top: [398, 230], lean: -8, bark: 'fissured' },
    roots: [['buttress', { h: 105, s: 76, n: 5 }]],
  }),
  leaf: {
    kind: 'simple',
    L: 240,
    W: 122,
    tip: 0.18,
    nerves: 11,
    arrange: 'alternate',
    peak: 0.4,
    many: true,
  },
  bark: { kind: 'fissured', depth: 0.9 },
  fruit: { kind: 'winged', long: 3, short: 2, wing: 180, nut: 38, w: 42 },
  flower: { kind: 'panicle', petal: 'twist', n: 24 },
  sap: { kind: 'resin' },
};
