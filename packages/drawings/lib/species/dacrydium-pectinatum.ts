import { H } from './habits.ts';
import type { Species } from './species.ts';

export const dacrydiumPectinatum: Species = {
  id: 'dacrydium-pectinatum',
  latin: 'Dacrydium pectinatum',
  local: 'alau',
  tree: H('kerangas', {
    m: 24,
    crown: 'list',
    c: {
      clumps: [
        [400, 120, 92, 66],
        [290, 175, 88, 58],
        [515, 175, 88, 58],
        [215, 265, 92, 56],
        [390, 230, 92, 58],
        [580, 262, 92, 56],
        [155, 365, 86, 48],
        [310, 335, 90, 52],
        [480, 335, 92, 52],
        [640, 360, 86, 48],
        [230, 440, 80, 42],
        [560, 440, 84, 42],
        [395, 430, 76, 42],
      ],
    },
    f: { mark: 'needle', size: 12, density: 1.05 },
    t: { w0: 54, w1: 18, top: [404, 150], bark: 'flaky', lean: 14 },
    l: { from: 0.4, w: 18 },
  }),
  leaf: { kind: 'needle' },
  bark: { kind: 'flaky', size: 1, lent: true },
  fruit: { kind: 'dacrydium' },
  flower: { kind: 'catkin', small: true },
};
