import { expect, it } from 'vitest';
import { addDays, addMonths, dayFormat, isDay, weekday, weeksOf } from './calendar-days.ts';

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

it('keeps the day of the month where the month has it', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

it('begins its weeks on a Monday and holds the whole month', () => {
  const weeks = weeksOf('2026-11-20');
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  for (const [monday = ''] of weeks) expect(weekday(monday)).toBe(0);
});

it('knows a day from something else', () => {
  expect([isDay('2026-11-20'), isDay('2026-13-01'), isDay('')]).toEqual([true, false, false]);
});

it('says a day in the language it is asked for', () => {
  expect(dayFormat('id', { dateStyle: 'full' })('2026-11-20')).toBe('Jumat, 20 November 2026');
  expect(dayFormat('en', { month: 'long', year: 'numeric' })('2026-11-20')).toBe('November 2026');
});
