import { H } from './habits.ts';
import type { Species } from './species.ts';

export const glutaRenghas: Species = {
  id: 'gluta-renghas',
  latin: 'Gluta renghas',
  local: 'rengas',
  tree: H('riparian', { m: 28, f: { mark: 'leaf', size: 12 }, l: { from: 0.35, w: 28 } }),
  leaf: { kind: 'simple', L: 260, W: 108, tip: 0.03, nerves: 18, arrange: 'whorl', peak: 0.58 },
  bark: { kind: 'flaky', size: 0.9, drip: true },
  fruit: { kind: 'rengas' },
  flower: { kind: 'panicle', petal: 'narrow', n: 18 },
  sap: { kind: 'black' },
};
