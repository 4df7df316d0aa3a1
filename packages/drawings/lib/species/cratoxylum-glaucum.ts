import { H } from './habits.ts';
import type { Species } from './species.ts';

export const cratoxylumGlaucum: Species = {
  id: 'cratoxylum-glaucum',
  latin: 'Cratoxylum glaucum',
  local: 'gerunggang',
  tree: H('peat', {
    m: 20,
    crown: 'oval',
    c: { cy: 380, rx: 175, ry: 300, n: 24, R: 58 },
    t: { w0: 40, w1: 16, top: [404, 220], bark: 'flaky' },
    f: { mark: 'feather', size: 14 },
    roots: [['stilt', { h: 50, s: 64, n: 6, w: 10 }]],
  }),
  leaf: { kind: 'simple', L: 240, W: 104, tip: 0.08, nerves: 11, arrange: 'opposite' },
  bark: { kind: 'strips' },
  fruit: { kind: 'capsuleSepal' },
  flower: { kind: 'cyme5' },
};
