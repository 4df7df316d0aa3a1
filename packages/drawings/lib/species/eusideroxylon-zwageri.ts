import { H } from './habits.ts';
import type { Species } from './species.ts';

export const eusideroxylonZwageri: Species = {
  id: 'eusideroxylon-zwageri',
  latin: 'Eusideroxylon zwageri',
  local: 'ulin',
  tree: H('emergent', {
    m: 38,
    crown: 'oval',
    c: { cy: 310, rx: 235, ry: 240, n: 22, R: 72 },
    t: { w0: 78, w1: 34, top: [396, 270], bark: 'flaky', flare: 0.7, dens: 1.6 },
    f: { mark: 'leaf', size: 12, shade: 1.15 },
    roots: [['foot', { s: 56, n: 7 }]],
    l: { from: 0.55, w: 22 },
  }),
  leaf: { kind: 'simple', L: 330, W: 148, tip: 0.1, nerves: 8, arrange: 'alternate', peak: 0.46 },
  bark: { kind: 'flaky', size: 0.8 },
  fruit: { kind: 'ulin' },
  flower: { kind: 'panicle', petal: 'bell', n: 18, hang: true },
};
