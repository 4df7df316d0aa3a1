import { cempedakFruit, hung } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const artocarpusInteger: Species = {
  id: 'artocarpus-integer',
  latin: 'Artocarpus integer',
  local: 'cempedak',
  tree: H('fruit', {
    m: 20,
    crown: 'dome',
    c: { cy: 340, rx: 270, ry: 280, n: 24, R: 70, flat: 0.42 },
    t: { w0: 72, w1: 32, top: [404, 330], bark: 'smooth' },
    f: { mark: 'leaf', size: 14 },
    l: { from: 0.5, w: 26 },
    mid: hung(cempedakFruit, 7, 0.16, 0.6),
  }),
  leaf: {
    kind: 'simple',
    L: 290,
    W: 140,
    tip: 0.09,
    nerves: 9,
    arrange: 'alternate',
    peak: 0.56,
    hairs: true,
  },
  bark: { kind: 'ringed' },
  fruit: { kind: 'cempedak' },
  flower: { kind: 'spike' },
  sap: { kind: 'latex' },
};
