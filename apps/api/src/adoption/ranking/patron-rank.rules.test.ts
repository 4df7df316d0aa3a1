import { expect, it } from 'vitest';
import { areLimits, patronRank, usualPatronLimits } from './patron-rank.rules.ts';

it.each([
  [0, null],
  [9, null],
  [10, 'gold'],
  [49, 'gold'],
  [50, 'platinum'],
  [99, 'platinum'],
  [100, 'diamond'],
])('%i trees: %s', (trees, rank) => expect(patronRank(trees, usualPatronLimits)).toBe(rank));

it('follows configured limits', () => {
  expect(patronRank(5, { gold: 5, platinum: 6, diamond: 7 })).toBe('gold');
});

it.each([
  [{ gold: 1, platinum: 2, diamond: 3 }, true],
  [{ gold: 0, platinum: 2, diamond: 3 }, false],
  [{ gold: 2, platinum: 2, diamond: 3 }, false],
  [{ gold: 1, platinum: 2.5, diamond: 3 }, false],
  [{ gold: 1, platinum: 2, diamond: Number.NaN }, false],
])('%o can be limits: %s', (limits, can) => expect(areLimits(limits)).toBe(can));
