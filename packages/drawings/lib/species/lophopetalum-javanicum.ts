import { H } from './habits.ts';
import type { Species } from './species.ts';

/** A tall bole with buttresses, and a broad, closed crown high above. */
export const lophopetalumJavanicum: Species = {
  id: 'lophopetalum-javanicum',
  latin: 'Lophopetalum javanicum',
  local: 'perupuk',
  tree: H('peat', {
    m: 38,
    crown: 'dome',
    c: { cy: 250, rx: 285, ry: 175, n: 19, R: 68, flat: 0.4 },
    t: { w0: 52, w1: 28, top: [402, 220], bark: 'smooth' },
    l: { from: 0.68, w: 20 },
    roots: [
      ['buttress', { h: 118, s: 84, n: 5 }],
      ['knees', { n: 7, s: 280 }],
    ],
  }),
  leaf: { kind: 'simple', L: 250, W: 104, tip: 0.12, nerves: 9, arrange: 'opposite' },
  bark: { kind: 'lenticels', rough: true },
  fruit: { kind: 'capsule3' },
  flower: { kind: 'panicle', petal: 'four', n: 18 },
};
