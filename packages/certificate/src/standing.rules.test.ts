import { expect, it } from 'vitest';
import { standingOf, verdictOf } from './standing.rules.ts';

const now = Date.parse('2026-11-20T03:00:00Z');
const startsAt = '2026-03-02T03:00:00Z';
const trees = [
  { alive: true, surveyedAt: '2026-09-01T00:00:00Z' },
  { alive: false, surveyedAt: '2026-10-01T00:00:00Z' },
];

it('counts the living and finds the latest survey', () => {
  expect(standingOf({ trees, startsAt, endsAt: '2027-03-02T17:00:00Z' }, now)).toEqual({
    alive: 1,
    total: 2,
    lastSurvey: '2026-10-01T00:00:00Z',
    daysLeft: 102,
  });
});

it('has no day left on the last one, and no count once the term is over', () => {
  const left = (endsAt: string) => standingOf({ trees, startsAt, endsAt }, now).daysLeft;
  expect(left('2026-11-21T17:00:00Z')).toBe(1);
  expect(left('2026-11-20T17:00:00Z')).toBe(0);
  expect(left('2026-11-20T02:00:00Z')).toBeUndefined();
});

it('counts no days of a term that has not begun', () => {
  const ahead = { trees, startsAt: '2026-12-01T17:00:00Z', endsAt: '2027-12-01T17:00:00Z' };
  expect(standingOf(ahead, now).daysLeft).toBeUndefined();
});

const checked = {
  signatureValid: true,
  state: 'valid',
  startsAt,
  checkedAt: '2026-11-20T03:00:00Z',
} as const;

it('calls nothing genuine that does not match its signature', () => {
  expect(verdictOf({ ...checked, state: 'ended' })).toBe('ended');
  expect(verdictOf({ ...checked, signatureValid: false })).toBe('altered');
});

it('says of a term that has not begun that it is ahead', () => {
  expect(verdictOf(checked)).toBe('valid');
  expect(verdictOf({ ...checked, startsAt: '2026-12-01T17:00:00Z' })).toBe('ahead');
});
