import { expect, it } from 'vitest';
import { newsSince } from './news-since.ts';

const now = Date.parse('2027-11-20T05:00:00Z');

it('begins with the day somebody joined, and is of the last months', () => {
  const trees = [{ firstDay: '2027-11-14T18:00:00Z' }, { firstDay: '2027-10-03T02:00:00Z' }];
  expect(newsSince(trees, now)).toBe('2027-10-03');
  expect(newsSince(trees.slice(0, 1), now)).toBe('2027-11-15');
  expect(newsSince([{ firstDay: '2026-11-24T02:00:00Z' }], now)).toBe('2027-08-22');
});
