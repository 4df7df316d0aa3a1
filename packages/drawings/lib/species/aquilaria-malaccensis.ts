import { H } from './habits.ts';
import type { Species } from './species.ts';

export const aquilariaMalaccensis: Species = {
  id: 'aquilaria-malaccensis',
  latin: 'Aquilaria malaccensis',
  local: 'gaharu / karas',
  tree: H('peat', {
    m: 30,
    crown: 'oval',
    c: { cy: 340, rx: 180, ry: 285, n: 26, R: 54 },
    t: { w0: 44, w1: 14, top: [396, 180], lean: 8, bark: 'smooth' },
    f: { mark: 'feather', size: 14 },
    roots: [['foot', { s: 36 }]],
    l: { from: 0.35, w: 14, max: 8 },
    ground: 'dry',
  }),
  leaf: {
    kind: 'simple',
    L: 240,
    W: 92,
    tip: 0.2,
    nerves: 22,
    fine: true,
    arrange: 'alternate',
    peak: 0.45,
    many: true,
  },
  bark: { kind: 'smooth', spots: true },
  fruit: { kind: 'gaharu' },
  flower: { kind: 'umbel' },
  sap: { kind: 'heartwood' },
};
