import { expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import { renewedTerms } from './renewed-terms.ts';

const first = { startsAt: '2026-11-24T06:00:00.000Z', endsAt: '2027-11-23T17:00:00.000Z' };
const second = { startsAt: first.endsAt, endsAt: '2028-11-22T17:00:00.000Z' };
const tree = (id: number, state: ForestTree['state'], ...terms: readonly (typeof first)[]) => ({
  id,
  state,
  terms,
});
const idsAt = (now: string, ...trees: ReturnType<typeof tree>[]) =>
  renewedTerms(trees, Date.parse(now)).map(({ endsAt, trees: own }) => [endsAt, own.map(({ id }) => id)]);

it('tells of a renewed tree beside one that is about to end, and of trees of one term together', () => {
  const now = '2027-11-10T00:00:00Z';
  expect(idsAt(now, tree(1, 'in_term', first, second), tree(2, 'ending', first))).toEqual([
    [second.endsAt, [1]],
  ]);
  const late = { startsAt: '2027-11-09T03:00:00.000Z', endsAt: '2028-11-08T17:00:00.000Z' };
  expect(
    idsAt(
      now,
      tree(1, 'in_term', first, second),
      tree(2, 'in_term', first, late),
      tree(3, 'in_term', first, second),
    ),
  ).toEqual([
    [second.endsAt, [1, 3]],
    [late.endsAt, [2]],
  ]);
});

it('is silent of what was never renewed, has ended or died, and of what has run for a month', () => {
  const now = '2027-11-25T00:00:00Z';
  expect(idsAt(now, tree(1, 'in_term', first, second))).toHaveLength(1);
  expect(idsAt('2027-12-24T00:00:00Z', tree(1, 'in_term', first, second))).toEqual([]);
  expect(
    idsAt(now, tree(1, 'in_term', first), tree(2, 'ended', first, second), tree(3, 'lost', first, second)),
  ).toEqual([]);
});
