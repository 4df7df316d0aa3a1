import { H } from './habits.ts';
import type { Species } from './species.ts';

/** Its leaves crowd at the ends of the twigs, so that the crown is of tufts with light between them. */
export const tetrameristaGlabra: Species = {
  id: 'tetramerista-glabra',
  latin: 'Tetramerista glabra',
  local: 'punak',
  tree: H('peat', {
    m: 33,
    crown: 'list',
    c: {
      clumps: [
        [400, 96, 78, 58],
        [270, 150, 72, 52],
        [530, 158, 74, 54],
        [170, 250, 70, 50],
        [352, 232, 66, 46],
        [636, 262, 70, 50],
        [478, 266, 64, 46],
        [232, 372, 68, 46],
        [580, 386, 68, 46],
        [402, 372, 60, 42],
      ],
    },
    t: { w0: 50, w1: 18, top: [404, 150], bark: 'flaky', lean: 10 },
    l: { from: 0.42, w: 18 },
    f: { mark: 'whorl', size: 13 },
    roots: [['foot', { s: 44 }]],
  }),
  leaf: { kind: 'whorl', n: 7, L: 214, W: 82, peak: 0.64, tip: 0, nerves: 9, faint: true },
  bark: { kind: 'flaky', size: 1 },
  fruit: { kind: 'drupe' },
  flower: { kind: 'umbel' },
};
