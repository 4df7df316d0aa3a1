import { H } from './habits.ts';
import type { Species } from './species.ts';

export const dipterocarpusBorneensis: Species = {
  id: 'dipterocarpus-borneensis',
  latin: 'Dipterocarpus borneensis',
  local: 'keruing',
  tree: H('emergent', {
    m: 42,
    crown: 'oval',
    c: { cy: 270, rx: 215, ry: 205, n: 20, R: 64 },
    f: { mark: 'leaf', size: 14 },
    t: { w0: 50, w1: 32, top: [401, 240], bark: 'flaky', wave: 2 },
    roots: [['buttress', { h: 46, s: 40, n: 4 }]],
    l: { from: 0.66, w: 20 },
  }),
  leaf: {
    kind: 'simple',
    L: 320,
    W: 176,
    tip: 0.06,
    nerves: 13,
    pleat: true,
    arrange: 'alternate',
    peak: 0.46,
    stipule: true,
  },
  bark: { kind: 'lenticels' },
  fruit: { kind: 'winged', long: 2, short: 3, wing: 280, nut: 86, w: 62, tubercle: true },
  flower: { kind: 'pinwheel' },
  sap: { kind: 'oil' },
};
