import { expect, it } from 'vitest';
import { addMonths, isCalendarDay, startOfWibDay, wibDate } from './wib.ts';

it('changes the day at 17:00 UTC', () => {
  expect(wibDate(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20');
  expect(wibDate(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  expect(startOfWibDay('2026-11-21').toISOString()).toBe('2026-11-20T17:00:00.000Z');
});

it('knows which days there are', () => {
  const days = ['2028-02-29', '0001-01-01', '2027-02-29', '2026-02-30', '2026-13-01', '0000-01-01', 'today'];
  expect(days.filter(isCalendarDay)).toEqual(['2028-02-29', '0001-01-01']);
});

it('keeps to the last day of a shorter month', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
  expect(addMonths('2026-11-20', 3)).toBe('2027-02-20');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
});
