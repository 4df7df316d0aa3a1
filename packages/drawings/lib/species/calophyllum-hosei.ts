import { H } from './habits.ts';
import type { Species } from './species.ts';

/** Small and slender, its leaves with fine veins so close together that they look ruled. */
export const calophyllumHosei: Species = {
  id: 'calophyllum-hosei',
  latin: 'Calophyllum hosei',
  local: 'jinjit',
  tree: H('peat', {
    m: 20,
    c: { cy: 360, rx: 138, ry: 310, n: 21, R: 56 },
    t: { w0: 34, w1: 12, top: [398, 140], bark: 'fissured' },
    l: { from: 0.34, w: 11 },
    f: { mark: 'leaf', size: 12 },
    roots: [['knees', { n: 13, s: 240 }]],
  }),
  leaf: { kind: 'simple', L: 235, W: 92, tip: 0.03, nerves: 44, fine: true, arrange: 'opposite', peak: 0.5 },
  bark: { kind: 'fissured', depth: 1.2 },
  fruit: { kind: 'drupe' },
  flower: { kind: 'cyme5' },
  sap: { kind: 'latex' },
};
