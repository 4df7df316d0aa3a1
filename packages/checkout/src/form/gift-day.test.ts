import { expect, it } from 'vitest';
import { isGiftDay } from './gift-day.ts';

// 23:30 WIB on 12 March, while it is still the afternoon of that day in UTC; and half an hour later.
const evening = Date.parse('2027-03-12T16:30:00Z');
const midnight = Date.parse('2027-03-12T17:00:00Z');

it.each([
  ['2027-03-12', evening, true],
  ['2027-03-11', evening, false],
  ['2027-03-12', midnight, false],
  ['2028-03-12', midnight, true],
  ['2028-03-13', midnight, false],
])('%s', (day, now, can) => expect(isGiftDay(day, now)).toBe(can));
