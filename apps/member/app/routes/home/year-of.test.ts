import { expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import { lastEndBehind } from './year-of.ts';

const now = Date.parse('2027-12-01T00:00:00Z');
const term = (contractNumber: string, endsAt: string) =>
  ({ contractNumber, endsAt }) as ForestTree['terms'][number];
const tree = (...terms: ForestTree['terms'][number][]) => ({ terms });

it('finds the last year that lies behind, also where another runs', () => {
  const past = term('A', '2027-11-26T17:00:00.000Z');
  const running = term('B', '2028-11-28T17:00:00.000Z');
  expect(lastEndBehind([tree(past, running), tree(running)], now)).toBe(past.endsAt);
  expect(lastEndBehind([tree(term('0', '2026-11-26T17:00:00.000Z'), past)], now)).toBe(past.endsAt);
});

it('knows of none where a dead tree left its contract to the next', () => {
  const dead = tree(term('A', '2027-06-14T17:00:00.000Z'));
  expect(lastEndBehind([dead, tree(term('A', '2028-02-01T17:00:00.000Z'))], now)).toBeUndefined();
  expect(lastEndBehind([], now)).toBeUndefined();
});
