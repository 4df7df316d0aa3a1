import { propagules } from './borne.ts';
import { H } from './habits.ts';
import type { Species } from './species.ts';

export const rhizophoraApiculata: Species = {
  id: 'rhizophora-apiculata',
  latin: 'Rhizophora apiculata',
  local: 'bakau minyak',
  tree: H('mangrove', {
    m: 24,
    c: { cy: 285, rx: 235, ry: 240, n: 20, R: 66, flat: 0.62 },
    extra: propagules,
  }),
  leaf: {
    kind: 'simple',
    L: 290,
    W: 122,
    tip: 0.05,
    mucro: true,
    nerves: 12,
    faint: true,
    arrange: 'opposite',
    stipule: true,
  },
  bark: { kind: 'fissured', depth: 0.8, cross: true },
  fruit: { kind: 'propagule' },
  flower: { kind: 'pair4' },
};
