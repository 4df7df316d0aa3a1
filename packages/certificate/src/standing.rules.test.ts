import { expect, it } from 'vitest';
import { standingOf, verdictOf } from './standing.rules.ts';

const now = Date.parse('2026-11-20T03:00:00Z');
const trees = [
  { alive: true, surveyedAt: '2026-09-01T00:00:00Z' },
  { alive: false, surveyedAt: '2026-10-01T00:00:00Z' },
];

it('counts the living and finds the latest survey', () => {
  expect(standingOf({ trees, endsAt: '2027-03-02T17:00:00Z' }, now)).toEqual({
    alive: 1,
    total: 2,
    lastSurvey: '2026-10-01T00:00:00Z',
    daysLeft: 102,
  });
});

it('has no day left on the last one, and no count once the term is over', () => {
  const left = (endsAt: string) => standingOf({ trees, endsAt }, now).daysLeft;
  expect(left('2026-11-21T17:00:00Z')).toBe(1);
  expect(left('2026-11-20T17:00:00Z')).toBe(0);
  expect(left('2026-11-20T02:00:00Z')).toBeUndefined();
});

it('calls nothing genuine that does not match its signature', () => {
  expect(verdictOf({ signatureValid: true, state: 'ended' })).toBe('ended');
  expect(verdictOf({ signatureValid: false, state: 'valid' })).toBe('altered');
});
