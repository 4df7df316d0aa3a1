import { H } from './habits.ts';
import type { Species } from './species.ts';

export const combretocarpusRotundatus: Species = {
  id: 'combretocarpus-rotundatus',
  latin: 'Combretocarpus rotundatus',
  local: 'tumih',
  tree: H('peat', {
    m: 27,
    c: { cy: 300, rx: 215, ry: 240, n: 19, R: 66 },
    t: { w0: 54, w1: 24, top: [412, 240], lean: -16, bark: 'fissured', dens: 2, wave: 9 },
    roots: [['stilt', { h: 105, s: 120, n: 10, w: 15 }]],
    l: { from: 0.5, w: 20 },
  }),
  leaf: { kind: 'simple', L: 210, W: 122, tip: 0, nerves: 9, arrange: 'alternate', peak: 0.5 },
  bark: { kind: 'fissured', depth: 1.5 },
  fruit: { kind: 'papery' },
  flower: { kind: 'raceme' },
};
