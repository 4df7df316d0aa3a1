import { H } from './habits.ts';
import type { Species } from './species.ts';

export const shoreaUliginosa: Species = {
  id: 'shorea-uliginosa',
  latin: 'Shorea uliginosa',
  local: 'meranti rawa',
  tree: H('emergent', {
    m: 42,
    c: { cy: 270, rx: 260, ry: 190, n: 21, R: 66, flat: 0.5 },
    t: { w0: 60, w1: 30, top: [398, 240], lean: -8 },
    roots: [
      ['buttress', { h: 190, s: 104, n: 5 }],
      ['knees', { n: 6, s: 300 }],
    ],
    ground: 'water',
    f: { mark: 'scallop', size: 12 },
  }),
  leaf: { kind: 'simple', L: 310, W: 160, tip: 0.1, nerves: 16, arrange: 'alternate', peak: 0.48 },
  bark: { kind: 'fissured', depth: 1 },
  fruit: { kind: 'winged', long: 3, short: 2, wing: 210, nut: 60, w: 56 },
  flower: { kind: 'panicle', petal: 'twist', n: 24 },
  sap: { kind: 'resin' },
};
