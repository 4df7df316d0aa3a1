import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

it('writes whole days, the last one included', () => {
  const event = {
    uid: 'a@rimba',
    title: 'Kabar, Ramin',
    from: '2027-02-20',
    to: '2027-02-28',
    url: 'https://r.example/',
  };
  const file = calendarFile([event], Date.parse('2026-11-20T07:06:00Z'));
  expect(file).toContain('DTSTART;VALUE=DATE:20270220\r\nDTEND;VALUE=DATE:20270301\r\n');
  expect(file).toContain('DTSTAMP:20261120T070600Z');
  expect(file).toContain('SUMMARY:Kabar\\, Ramin');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
