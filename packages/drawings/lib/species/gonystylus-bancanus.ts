import { H } from './habits.ts';
import type { Species } from './species.ts';

export const gonystylusBancanus: Species = {
  id: 'gonystylus-bancanus',
  latin: 'Gonystylus bancanus',
  local: 'ramin',
  tree: H('peat', {
    m: 40,
    c: { cy: 230, rx: 165, ry: 175, n: 18, R: 54 },
    t: { w0: 40, w1: 22, top: [398, 190], bark: 'fissured' },
    roots: [
      ['knees', { n: 11, s: 260 }],
      ['foot', { s: 30 }],
    ],
    l: { from: 0.7, w: 15 },
  }),
  leaf: {
    kind: 'simple',
    L: 285,
    W: 132,
    tip: 0.12,
    nerves: 30,
    fine: true,
    arrange: 'alternate',
    peak: 0.54,
  },
  bark: { kind: 'fissured', depth: 0.6 },
  fruit: { kind: 'capsule3' },
  flower: { kind: 'brush' },
};
