import { H } from './habits.ts';
import type { Species } from './species.ts';

export const koompassiaMalaccensis: Species = {
  id: 'koompassia-malaccensis',
  latin: 'Koompassia malaccensis',
  local: 'kempas',
  tree: H('emergent', {
    m: 48,
    c: { cy: 275, rx: 300, ry: 190, n: 22, R: 66, flat: 0.4 },
    f: { mark: 'feather', size: 15 },
    t: { w0: 64, w1: 36, top: [404, 250], bark: 'flaky' },
    roots: [['buttress', { h: 260, s: 160, n: 6 }]],
  }),
  leaf: { kind: 'pinnate', pairs: 3, L: 150, W: 66 },
  bark: { kind: 'lenticels' },
  fruit: { kind: 'winpod' },
  flower: { kind: 'panicle', petal: 'small', n: 44 },
};
