import { describe, expect, it } from 'vitest';
import { isRenewable, termEnd } from './term.rules.ts';

describe('termEnd', () => {
  it.each([
    ['an ordinary day', '2026-03-03T05:12:00Z', '2027-03-02T17:00:00.000Z'],
    ['late evening UTC, already the next day in WIB', '2026-03-02T18:00:00Z', '2027-03-02T17:00:00.000Z'],
    ['the leap day', '2028-02-29T03:00:00Z', '2029-02-28T17:00:00.000Z'],
    ['exactly midnight WIB, as a renewal starts', '2027-03-02T17:00:00Z', '2028-03-02T17:00:00.000Z'],
  ])('is midnight WIB of the anniversary: %s', (_, startsAt, expected) => {
    expect(termEnd(new Date(startsAt)).toISOString()).toBe(expected);
  });
});

describe('isRenewable', () => {
  const endsAt = new Date('2027-03-02T17:00:00Z');
  it.each([
    ['2027-01-31T16:59:59Z', false],
    ['2027-01-31T17:00:00Z', true],
    ['2027-03-02T16:59:59Z', true],
    ['2027-03-02T17:00:00Z', false],
  ])('on %s: %s', (now, expected) => {
    expect(isRenewable(endsAt, new Date(now))).toBe(expected);
  });
});
