import { expect, it } from 'vitest';
import { patronRank } from './patron-rank.rules.ts';

it.each([
  [0, null],
  [9, null],
  [10, 'gold'],
  [49, 'gold'],
  [50, 'platinum'],
  [99, 'platinum'],
  [100, 'diamond'],
])('%i trees: %s', (trees, rank) => expect(patronRank(trees)).toBe(rank));

it('follows configured limits', () => {
  expect(patronRank(5, { gold: 5, platinum: 6, diamond: 7 })).toBe('gold');
});
