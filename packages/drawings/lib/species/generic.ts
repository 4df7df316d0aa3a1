// Parts of a general type, for species that have no plates of their own.
import type { Habit } from './habits.ts';
import type { Parts } from './species.ts';

export const GENERIC: Record<Habit, Parts> = {
  emergent: {
    leaf: { kind: 'simple', L: 290, W: 124, tip: 0.14, nerves: 13, arrange: 'alternate' },
    bark: { kind: 'fissured', depth: 0.9 },
    fruit: { kind: 'winged', long: 3, short: 2, wing: 200, nut: 46, w: 46 },
    flower: { kind: 'panicle', petal: 'twist', n: 24 },
    sap: { kind: 'resin' },
  },
  peat: {
    leaf: { kind: 'simple', L: 250, W: 118, tip: 0.06, nerves: 10, arrange: 'opposite' },
    bark: { kind: 'flaky', size: 1 },
    fruit: { kind: 'drupe' },
    flower: { kind: 'cyme5' },
    sap: { kind: 'latex' },
  },
  mangrove: {
    leaf: { kind: 'simple', L: 240, W: 116, tip: 0.02, nerves: 9, faint: true, arrange: 'opposite' },
    bark: { kind: 'peel' },
    fruit: { kind: 'propagule' },
    flower: { kind: 'pair4' },
    sap: { kind: 'latex' },
  },
  kerangas: {
    leaf: {
      kind: 'simple',
      L: 230,
      W: 84,
      tip: 0.02,
      nerves: 12,
      fine: true,
      arrange: 'alternate',
      many: true,
    },
    bark: { kind: 'strips' },
    fruit: { kind: 'capsuleSepal' },
    flower: { kind: 'umbel' },
    sap: { kind: 'lumps' },
  },
  fruit: {
    leaf: { kind: 'pinnate', pairs: 3, L: 150, W: 66 },
    bark: { kind: 'smooth', spots: true },
    fruit: { kind: 'drupe' },
    flower: { kind: 'panicle', petal: 'four', n: 12 },
    sap: { kind: 'latex' },
  },
  riparian: {
    leaf: { kind: 'simple', L: 280, W: 150, tip: 0.06, nerves: 9, arrange: 'opposite' },
    bark: { kind: 'lenticels' },
    fruit: { kind: 'cannonball' },
    flower: { kind: 'panicle', petal: 'narrow', n: 18 },
    sap: { kind: 'black' },
  },
};
