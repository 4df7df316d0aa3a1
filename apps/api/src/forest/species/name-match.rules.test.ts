import { expect, it } from 'vitest';
import { bestMatches } from './name-match.rules.ts';

const name = (id: number, similarity: number, contains = false) => ({ id, similarity, contains });

it('prefers names that hold the text', () => {
  expect(bestMatches([name(1, 1, true), name(2, 0.9), name(3, 0.5, true)])).toEqual({
    ids: [1, 3],
    exact: true,
  });
});

it('takes the likeliest slips only', () => {
  expect(bestMatches([name(1, 0.75), name(2, 0.7), name(3, 0.5)])).toEqual({ ids: [1, 2], exact: false });
  expect(bestMatches([name(1, 0.7), name(2, 0.75)])).toEqual({ ids: [2, 1], exact: false });
});

it('finds nothing in what is like nothing', () => {
  expect(bestMatches([name(1, 0.3), name(2, 0.1)])).toEqual({ ids: [], exact: false });
  expect(bestMatches([])).toEqual({ ids: [], exact: false });
});
