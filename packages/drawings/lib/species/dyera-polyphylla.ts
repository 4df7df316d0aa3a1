import { taps } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const dyeraPolyphylla: Species = {
  id: 'dyera-polyphylla',
  latin: 'Dyera polyphylla',
  local: 'jelutung rawa',
  tree: H('peat', {
    m: 40,
    crown: 'tiers',
    c: { top: 55, bottom: 400, w: 235, rows: 5, R: 56, flat: 0.56 },
    t: { w0: 50, w1: 24, top: [400, 130], bark: 'smooth', wave: 2 },
    f: { mark: 'whorl', size: 11 },
    l: { from: 0.55, w: 14 },
    roots: [
      ['knees', { n: 6, s: 200 }],
      ['foot', { s: 34 }],
    ],
    mid: taps,
  }),
  leaf: { kind: 'whorl', n: 7, L: 235, W: 92, peak: 0.62, tip: 0, nerves: 16 },
  bark: { kind: 'smooth', latex: true },
  fruit: { kind: 'follicles', fat: 1 },
  flower: { kind: 'corymb' },
  sap: { kind: 'latex' },
};
