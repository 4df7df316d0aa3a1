import { expect, it } from 'vitest';
import { statementYears } from './statement-years.ts';

const paid = (paidAt: string | null, createdAt = paidAt ?? '2027-02-01T00:00:00Z') => ({ createdAt, paidAt });

it('offers the years of payments, by the calendar of western Indonesia', () => {
  expect(statementYears([paid('2026-12-31T17:00:00Z'), paid('2024-12-31T16:59:59Z')])).toEqual([2027, 2024]);
  expect(statementYears([paid(null), paid('2026-12-31T16:59:59Z'), paid('2026-03-01T00:00:00Z')])).toEqual([
    2026,
  ]);
  expect(statementYears([paid(null)])).toEqual([]);
});

it('offers every year of the account where older transactions are not listed', () => {
  const listed = [paid('2029-05-01T00:00:00Z'), paid(null, '2027-05-01T00:00:00Z')];
  expect(statementYears(listed, '2025-12-31T17:00:00Z')).toEqual([2029, 2027, 2026]);
});
