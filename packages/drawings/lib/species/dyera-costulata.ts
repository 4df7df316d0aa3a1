import { H } from './habits.ts';
import type { Species } from './species.ts';

export const dyeraCostulata: Species = {
  id: 'dyera-costulata',
  latin: 'Dyera costulata',
  local: 'jelutung bukit',
  tree: H('emergent', {
    m: 55,
    crown: 'tiers',
    c: { top: 50, bottom: 350, w: 255, rows: 5, R: 54, flat: 0.5 },
    t: { w0: 62, w1: 30, top: [402, 120], bark: 'smooth', wave: 1 },
    f: { mark: 'whorl', size: 11 },
    l: { from: 0.62, w: 15 },
    roots: [['foot', { s: 40 }]],
  }),
  leaf: { kind: 'whorl', n: 7, L: 245, W: 104, peak: 0.55, tip: 0.04, nerves: 18 },
  bark: { kind: 'smooth', latex: true, spots: true },
  fruit: { kind: 'follicles', fat: 0.8 },
  flower: { kind: 'corymb' },
  sap: { kind: 'latex' },
};
