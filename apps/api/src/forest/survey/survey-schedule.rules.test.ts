import { expect, it } from 'vitest';
import { wibDate } from '../../clock/wib.ts';
import { freshness, nextSurveyDue, nextSurveyFrom, onTimeRate } from './survey-schedule.rules.ts';

const surveyedAt = new Date('2026-05-14T02:00:00Z');

it('expects the next survey three to six months on', () => {
  expect(nextSurveyFrom(surveyedAt)).toBe('2026-08-14');
  expect(nextSurveyDue(surveyedAt)).toBe('2026-11-14');
});

it.each([
  ['2026-05-14T03:00:00Z', 'fresh'],
  ['2026-08-13T16:59:00Z', 'fresh'],
  ['2026-08-13T17:00:00Z', 'due'],
  ['2026-11-14T16:59:00Z', 'due'],
  ['2026-11-14T17:00:00Z', 'late'],
] as const)('at %s it is %s', (now, expected) => {
  expect(freshness(nextSurveyFrom(surveyedAt), nextSurveyDue(surveyedAt), wibDate(new Date(now)))).toBe(
    expected,
  );
});

it('counts a tree as on time through its last day', () => {
  const tallies = [
    { nextSurveyDue: '2026-11-13', trees: 1 },
    { nextSurveyDue: '2026-11-14', trees: 2 },
    { nextSurveyDue: '2027-01-01', trees: 5 },
  ];
  expect(onTimeRate(tallies, new Date('2026-11-14T05:00:00Z'))).toEqual({ share: 7 / 8, total: 8 });
  expect(onTimeRate([], surveyedAt)).toEqual({ share: null, total: 0 });
});
