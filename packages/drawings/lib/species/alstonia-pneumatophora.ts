import { H } from './habits.ts';
import type { Species } from './species.ts';

export const alstoniaPneumatophora: Species = {
  id: 'alstonia-pneumatophora',
  latin: 'Alstonia pneumatophora',
  local: 'pulai rawa',
  tree: H('peat', {
    m: 35,
    crown: 'tiers',
    c: { top: 50, bottom: 500, w: 285, rows: 4, R: 66, flat: 0.46 },
    t: { w0: 62, w1: 22, top: [400, 100], bark: 'smooth', flare: 0.5, wave: 2 },
    f: { mark: 'whorl', size: 12 },
    l: { from: 0.4, w: 17 },
    roots: [
      ['buttress', { h: 110, s: 64, n: 5 }],
      ['knees', { n: 9, s: 270 }],
    ],
  }),
  leaf: { kind: 'whorl', n: 6, L: 220, W: 84, peak: 0.6, tip: 0.03, nerves: 30, fine: true },
  bark: { kind: 'lenticels', rough: true },
  fruit: { kind: 'follicles', fat: 0.3 },
  flower: { kind: 'corymb' },
  sap: { kind: 'latex' },
};
