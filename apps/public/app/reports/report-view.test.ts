import { expect, it } from 'vitest';
import { readView, sumByPeriod, viewQuery } from './report-view.ts';

it('reads back what it writes, and takes nothing it does not know', () => {
  const view = { period: 'month', source: 'organisation' } as const;
  expect(readView(viewQuery(view))).toEqual(view);
  expect(readView(new URLSearchParams('period=day&source=me'))).toEqual({
    period: 'quarter',
    source: undefined,
  });
});

it('sums the sources of each period', () => {
  const row = (period: string, amount: number) => ({ period, year: 2026, quarter: 3, month: null, amount });
  expect(sumByPeriod([row('2026-Q3', 100), row('2026-Q3', 50), row('2026-Q2', 7)])).toEqual([
    row('2026-Q3', 150),
    row('2026-Q2', 7),
  ]);
});
