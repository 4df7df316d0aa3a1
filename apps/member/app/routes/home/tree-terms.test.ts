import { expect, it } from 'vitest';
import { treeTerms } from './tree-terms.ts';

const startsAt = '2025-11-20T03:00:00Z';
const now = Date.parse('2026-11-20T00:00:00Z');

it('counts the days left of each term, the first to end in front', () => {
  const trees = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const terms = [
    { id: 1, startsAt, endsAt: '2027-11-19T17:00:00Z' },
    { id: 3, startsAt, endsAt: '2026-11-20T17:00:00Z' },
  ];
  expect(treeTerms(trees, terms, now)).toEqual([
    { tree: { id: 3 }, startsAt, endsAt: '2026-11-20T17:00:00Z', daysLeft: 1 },
    { tree: { id: 1 }, startsAt, endsAt: '2027-11-19T17:00:00Z', daysLeft: 365 },
  ]);
});
