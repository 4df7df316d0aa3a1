import { propagules } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const rhizophoraMucronata: Species = {
  id: 'rhizophora-mucronata',
  latin: 'Rhizophora mucronata',
  local: 'bakau kurap',
  tree: H('mangrove', {
    m: 22,
    c: { cy: 300, rx: 265, ry: 240, n: 21, R: 70, flat: 0.6 },
    extra: propagules,
  }),
  leaf: {
    kind: 'simple',
    L: 300,
    W: 158,
    tip: 0.04,
    mucro: true,
    nerves: 11,
    faint: true,
    arrange: 'opposite',
    stipule: true,
  },
  bark: { kind: 'fissured', depth: 1, cross: true },
  fruit: { kind: 'propagule' },
  flower: { kind: 'pair4' },
};
