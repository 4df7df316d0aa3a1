import { H } from './habits.ts';
import type { Species } from './species.ts';

export const shoreaLeprosula: Species = {
  id: 'shorea-leprosula',
  latin: 'Shorea leprosula',
  local: 'meranti tembaga',
  tree: H('emergent', {
    m: 58,
    c: { cy: 235, rx: 340, ry: 180, n: 26, R: 64, flat: 0.4 },
    t: { w0: 58, w1: 36, top: [402, 220], lean: 8, bark: 'fissured' },
    roots: [['buttress', { h: 120, s: 84, n: 5 }]],
  }),
  leaf: { kind: 'simple', L: 300, W: 138, tip: 0.2, nerves: 14, arrange: 'alternate', peak: 0.4 },
  bark: { kind: 'fissured', depth: 0.75 },
  fruit: { kind: 'winged', long: 3, short: 2, wing: 230, nut: 40, w: 50 },
  flower: { kind: 'panicle', petal: 'twist', n: 25 },
  sap: { kind: 'resin' },
};
