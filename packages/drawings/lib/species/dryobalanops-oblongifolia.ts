import { H } from './habits.ts';
import type { Species } from './species.ts';

export const dryobalanopsOblongifolia: Species = {
  id: 'dryobalanops-oblongifolia',
  latin: 'Dryobalanops oblongifolia',
  local: 'kapur',
  tree: H('emergent', {
    m: 46,
    c: { cy: 250, rx: 285, ry: 185, n: 27, R: 57, flat: 0.5 },
    f: { mark: 'scallop', size: 11 },
    t: { w0: 62, w1: 32, top: [402, 230], bark: 'flaky', dens: 1.8 },
    roots: [['buttress', { h: 100, s: 90, n: 6 }]],
  }),
  leaf: {
    kind: 'simple',
    L: 290,
    W: 98,
    tip: 0.16,
    nerves: 36,
    fine: true,
    arrange: 'alternate',
    peak: 0.42,
  },
  bark: { kind: 'flaky', size: 1.2 },
  fruit: { kind: 'winged', long: 5, short: 0, wing: 165, nut: 74, w: 50 },
  flower: { kind: 'panicle', petal: 'twist', n: 16 },
  sap: { kind: 'camphor' },
};
