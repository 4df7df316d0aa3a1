import { expect, it } from 'vitest';
import type { Tree } from '../../../data/wire.ts';
import { adoptionHistory } from './adoption-history.ts';

const term = (startedAt: string, endsAt: string) =>
  ({ startedAt, endsAt }) as NonNullable<Tree['adoptions']>[number];

it('tells the latest term first, and the time in which nobody had the tree', () => {
  const first = term('2026-11-24T03:00:00Z', '2027-11-23T17:00:00Z');
  const renewed = term('2027-11-23T17:00:00Z', '2028-11-23T17:00:00Z');
  const later = term('2029-01-05T02:00:00Z', '2030-01-04T17:00:00Z');
  expect(adoptionHistory([first, renewed, later])).toEqual([
    { is: 'term', ...later },
    { is: 'gap', from: '2028-11-24', to: '2029-01-04' },
    { is: 'term', ...renewed },
    { is: 'term', ...first },
  ]);
});

it('counts no gap where the tree was adopted anew on the next day', () => {
  const lines = adoptionHistory([
    term('2026-11-24T03:00:00Z', '2027-11-23T17:00:00Z'),
    term('2027-11-24T03:00:00Z', '2028-11-23T17:00:00Z'),
  ]);
  expect(lines.map(({ is }) => is)).toEqual(['term', 'term']);
});

it('gives each day to one line, also that on which a tree died', () => {
  const lines = adoptionHistory([
    term('2026-11-24T03:00:00Z', '2027-05-01T05:00:00Z'),
    term('2027-05-03T16:00:00Z', '2028-05-02T17:00:00Z'),
  ]);
  expect(lines[1]).toEqual({ is: 'gap', from: '2027-05-02', to: '2027-05-02' });
});
