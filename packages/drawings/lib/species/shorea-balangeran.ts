import { H } from './habits.ts';
import type { Species } from './species.ts';

export const shoreaBalangeran: Species = {
  id: 'shorea-balangeran',
  latin: 'Shorea balangeran',
  local: 'belangeran',
  tree: H('peat', {
    m: 24,
    c: { cy: 300, rx: 165, ry: 250, n: 20, R: 60 },
    t: { w0: 50, w1: 24, top: [404, 230], dens: 1.6, bark: 'fissured' },
    roots: [['buttress', { h: 70, s: 52, n: 5 }]],
  }),
  leaf: { kind: 'simple', L: 300, W: 108, tip: 0.1, nerves: 13, arrange: 'alternate', under: true },
  bark: { kind: 'fissured', depth: 1.1 },
  fruit: { kind: 'winged', long: 3, short: 2, wing: 190, nut: 46, w: 44 },
  flower: { kind: 'panicle', petal: 'twist', n: 24 },
  sap: { kind: 'resin' },
};
