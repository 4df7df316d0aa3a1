import { expect, it } from 'vitest';
import { statementYears } from './statement-years.ts';

it('counts years by the calendar of western Indonesia', () => {
  expect(statementYears('2024-12-31T16:59:59Z', Date.parse('2026-12-31T17:00:00Z'))).toEqual([
    2027, 2026, 2025, 2024,
  ]);
  expect(statementYears('2024-12-31T17:00:00Z', Date.parse('2026-12-31T16:59:59Z'))).toEqual([2026, 2025]);
});
