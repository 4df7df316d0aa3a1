import { expect, it } from 'vitest';
import { replacementProblem } from './replacement.rules.ts';

const lost = { key: 1, replacedBy: undefined, lives: false, aliveUntil: '2025-01-10' };
const next = { key: 2, replaces: undefined, plantedAt: '2025-01-11' };

it.each([
  [{}, {}, undefined],
  [{}, { key: 1 }, 'same_tree'],
  [{ lives: true }, {}, 'still_alive'],
  [{ replacedBy: 3 }, {}, 'already_replaced'],
  [{}, { replaces: 3 }, 'already_replaced'],
  [{}, { plantedAt: '2025-01-10' }, 'planted_too_early'],
  [{ replacedBy: 2 }, { replaces: 1, plantedAt: '2020-01-01' }, undefined],
] as const)('%j and %j: %s', (ofLost, ofNext, expected) => {
  expect(replacementProblem<number>({ ...lost, ...ofLost }, { ...next, ...ofNext })).toBe(expected);
});
