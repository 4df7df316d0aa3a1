import { balls } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const xylocarpusGranatum: Species = {
  id: 'xylocarpus-granatum',
  latin: 'Xylocarpus granatum',
  local: 'nyirih',
  tree: H('mangrove', {
    m: 15,
    crown: 'dome',
    c: { cy: 380, rx: 280, ry: 260, n: 21, R: 74, flat: 0.5 },
    t: { w0: 60, w1: 30, top: [405, 380], lean: 10, bark: 'peel', wave: 8 },
    f: { mark: 'leaf', size: 14 },
    roots: [['ribbons', {}]],
    l: { from: 0.3, w: 28 },
    ground: 'mud',
    extra: balls,
  }),
  leaf: { kind: 'pinnate', pairs: 2, L: 175, W: 92, even: true, blunt: true },
  bark: { kind: 'peel' },
  fruit: { kind: 'cannonball' },
  flower: { kind: 'panicle', petal: 'four', n: 12 },
};
