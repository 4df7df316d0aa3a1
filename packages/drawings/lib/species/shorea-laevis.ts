import { H } from './habits.ts';
import type { Species } from './species.ts';

export const shoreaLaevis: Species = {
  id: 'shorea-laevis',
  latin: 'Shorea laevis',
  local: 'bangkirai',
  tree: H('emergent', {
    m: 55,
    c: { cy: 250, rx: 270, ry: 180, n: 26, R: 56, flat: 0.45 },
    f: { mark: 'feather', size: 14 },
    t: { w0: 62, w1: 34, top: [396, 230], lean: -6, bark: 'fissured', dens: 1.7 },
    roots: [['buttress', { h: 90, s: 62, n: 5 }]],
  }),
  leaf: {
    kind: 'simple',
    L: 230,
    W: 84,
    tip: 0.22,
    nerves: 10,
    arrange: 'alternate',
    peak: 0.36,
    many: true,
  },
  bark: { kind: 'fissured', depth: 1.3 },
  fruit: { kind: 'winged', long: 3, short: 2, wing: 110, nut: 40, w: 26, cluster: true },
  flower: { kind: 'panicle', petal: 'twist', n: 25 },
  sap: { kind: 'resin' },
};
