import { combs } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const koompassiaExcelsa: Species = {
  id: 'koompassia-excelsa',
  latin: 'Koompassia excelsa',
  local: 'bangeris (pohon madu)',
  tree: H('emergent', {
    m: 75,
    crown: 'list',
    c: {
      clumps: [
        [400, 130, 100, 62],
        [265, 165, 92, 56],
        [540, 165, 94, 56],
        [160, 232, 84, 48],
        [645, 236, 84, 48],
        [330, 228, 80, 46],
        [470, 226, 80, 46],
        [95, 306, 60, 34],
        [712, 312, 58, 34],
        [255, 292, 62, 34],
        [556, 294, 64, 34],
      ],
    },
    f: { mark: 'feather', size: 14 },
    t: { w0: 54, w1: 36, top: [400, 300], bark: 'smooth', wave: 2 },
    l: { from: 0.78, w: 26, max: 10 },
    roots: [['buttress', { h: 150, s: 100, n: 5 }]],
    extra: combs,
    back: 0,
  }),
  leaf: { kind: 'pinnate', pairs: 5, L: 104, W: 40 },
  bark: { kind: 'smooth', spots: true },
  fruit: { kind: 'winpod', long: true },
  flower: { kind: 'panicle', petal: 'small', n: 48 },
};
