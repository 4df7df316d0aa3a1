import { durianFruit } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const durioZibethinus: Species = {
  id: 'durio-zibethinus',
  latin: 'Durio zibethinus',
  local: 'durian',
  tree: H('fruit', {
    m: 32,
    crown: 'cone',
    c: { top: 60, bottom: 650, w: 270, n: 19, R: 82 },
    t: { w0: 58, w1: 12, top: [402, 190], bark: 'fissured', lean: 4, wave: 2 },
    f: { mark: 'droop', size: 11 },
    l: { from: 0.25, w: 15, max: 8 },
    roots: [['buttress', { h: 60, s: 46, n: 4 }]],
    extra: (pl, _tr, cl) =>
      [...cl]
        .sort((a, b) => b.y - a.y)
        .slice(0, 7)
        .forEach((c) => {
          if (pl.r.chance(0.8)) durianFruit(pl, c, pl.r);
        }),
  }),
  leaf: {
    kind: 'simple',
    L: 260,
    W: 88,
    tip: 0.16,
    nerves: 14,
    faint: true,
    arrange: 'hanging',
    peak: 0.46,
    under: true,
  },
  bark: { kind: 'flaky', size: 0.82 },
  fruit: { kind: 'durian' },
  flower: { kind: 'durian' },
};
