import { expect, it } from 'vitest';
import { partsOfPeriod, periodOf, rollUp } from './period.rules.ts';

it('finds the period of a month', () => {
  expect(periodOf('2026-03', 'year')).toBe('2026');
  expect(periodOf('2026-03', 'quarter')).toBe('2026-Q1');
  expect(periodOf('2026-04', 'quarter')).toBe('2026-Q2');
  expect(periodOf('2026-12', 'month')).toBe('2026-12');
});

it('takes a period apart', () => {
  expect(partsOfPeriod('2026')).toEqual({ year: 2026, quarter: null, month: null });
  expect(partsOfPeriod('2026-Q4')).toEqual({ year: 2026, quarter: 4, month: null });
  expect(partsOfPeriod('2026-11')).toEqual({ year: 2026, quarter: 4, month: 11 });
});

it('keeps every rupiah while summing, latest first', () => {
  const entries = [
    { month: '2025-12', source: 'individual', amount: 5, count: 1 },
    { month: '2026-01', source: 'individual', amount: 10, count: 1 },
    { month: '2026-03', source: 'individual', amount: 20, count: 2 },
    { month: '2026-03', source: 'organisation', amount: 40, count: 1 },
    { month: '2026-04', source: 'individual', amount: 80, count: 1 },
  ];
  const rows = rollUp(entries, 'quarter', ({ source }) => source);
  expect(rows.map(({ period, source, amount, count }) => [period, source, amount, count])).toEqual([
    ['2026-Q2', 'individual', 80, 1],
    ['2026-Q1', 'individual', 30, 3],
    ['2026-Q1', 'organisation', 40, 1],
    ['2025-Q4', 'individual', 5, 1],
  ]);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(155);
});
