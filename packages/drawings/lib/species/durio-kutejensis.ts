import { H } from './habits.ts';
import type { Species } from './species.ts';

export const durioKutejensis: Species = {
  id: 'durio-kutejensis',
  latin: 'Durio kutejensis',
  local: 'papakin / lai',
  tree: H('fruit', {
    m: 20,
    crown: 'oval',
    c: { cy: 340, rx: 215, ry: 280, n: 20, R: 78 },
    t: { w0: 50, w1: 14, top: [398, 220], bark: 'flaky', lean: -6 },
    f: { mark: 'droop', size: 13 },
    l: { from: 0.3, w: 16, max: 8 },
    roots: [['foot', { s: 40 }]],
  }),
  leaf: {
    kind: 'simple',
    L: 300,
    W: 112,
    tip: 0.14,
    nerves: 16,
    faint: true,
    arrange: 'hanging',
    peak: 0.46,
    under: true,
  },
  bark: { kind: 'flaky', size: 1 },
  fruit: { kind: 'durian' },
  flower: { kind: 'durian' },
};
