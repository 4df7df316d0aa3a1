import { H } from './habits.ts';
import type { Species } from './species.ts';

/** Branches spread level from a straight trunk, in storeys that make an umbrella; large leaves hang from them. */
export const neolamarckiaCadamba: Species = {
  id: 'neolamarckia-cadamba',
  latin: 'Neolamarckia cadamba',
  local: 'kelampayan',
  tree: H('riparian', {
    m: 33,
    c: {
      clumps: [
        [400, 92, 118, 50],
        [262, 196, 108, 42],
        [400, 182, 96, 40],
        [540, 200, 108, 42],
        [160, 322, 112, 42],
        [308, 300, 96, 38],
        [494, 304, 96, 38],
        [642, 326, 112, 42],
        [106, 462, 92, 36],
        [248, 446, 84, 34],
        [560, 448, 84, 34],
        [700, 466, 92, 36],
      ],
    },
    t: { base: 400, w0: 52, w1: 20, top: [400, 110], lean: 0, bark: 'fissured' },
    l: { from: 0.44, w: 17 },
    f: { mark: 'droop', size: 13 },
    roots: [['buttress', { h: 52, s: 44, n: 5 }]],
  }),
  leaf: { kind: 'simple', L: 300, W: 176, tip: 0.06, nerves: 10, arrange: 'opposite', stipule: true },
  bark: { kind: 'fissured', depth: 0.5 },
  fruit: { kind: 'globe' },
  flower: { kind: 'globe' },
};
