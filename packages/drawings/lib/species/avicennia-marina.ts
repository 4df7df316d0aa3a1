import type { Plate } from '../pen.ts';
import { ROOT } from '../tree/roots.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const avicenniaMarina: Species = {
  id: 'avicennia-marina',
  latin: 'Avicennia marina',
  local: 'api-api putih',
  tree: H('mangrove', {
    m: 12,
    crown: 'dome',
    c: { cy: 380, rx: 330, ry: 260, n: 24, R: 76, flat: 0.5 },
    t: { base: 410, w0: 76, w1: 34, top: [390, 420], lean: 26, bark: 'flaky', wave: 12 },
    f: { mark: 'scallop', size: 12 },
    roots: [['foot', { s: 70 }]],
    l: { from: 0.25, w: 34 },
    ground: 'mud',
    extra: (pl: Plate) => ROOT.pencils(pl, { base: 400, s: 340 }),
  }),
  leaf: { kind: 'simple', L: 215, W: 104, tip: 0, nerves: 9, arrange: 'opposite', peak: 0.45 },
  bark: { kind: 'fissured', depth: 0.5, cross: true },
  fruit: { kind: 'avicennia' },
  flower: { kind: 'head4' },
};
