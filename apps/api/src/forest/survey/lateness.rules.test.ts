import { describe, expect, it } from 'vitest';
import { lateness, latenessOfMany, longestLateness } from './lateness.rules.ts';

const tree = { nextSurveyDue: '2027-05-21', surveyedAt: new Date('2026-11-21T02:00:00Z') };

it('is late from the day after the last one in time', () => {
  expect(lateness(tree, [], '2027-05-21')).toBeNull();
  expect(lateness(tree, [], '2027-05-22')).toEqual({
    since: '2027-05-22',
    days: 1,
    reason: null,
    askedOn: null,
  });
  expect(lateness(tree, [], '2027-06-02')?.days).toBe(12);
});

it('gives the last word since the survey was expected, and the day the community was asked', () => {
  const delays = [
    { reason: null, askedOn: '2027-05-30', createdAt: new Date('2027-05-30T02:00:00Z') },
    { reason: 'Jalur banjir.', askedOn: null, createdAt: new Date('2027-05-23T02:00:00Z') },
    { reason: 'Asap.', askedOn: null, createdAt: new Date('2026-10-01T02:00:00Z') },
  ];
  expect(lateness(tree, delays, '2027-06-02')).toMatchObject({
    reason: 'Jalur banjir.',
    saidOn: '2027-05-23',
    askedOn: '2027-05-30',
  });
  expect(lateness(tree, delays.slice(2), '2027-06-02')?.reason).toBeNull();
});

describe('of a community', () => {
  const tallies = [
    { nextSurveyDue: '2027-05-21', trees: 2 },
    { nextSurveyDue: '2027-03-01', trees: 3 },
    { nextSurveyDue: '2027-08-01', trees: 7 },
  ];

  const said = (reason: string, day: string) => ({ reason, askedOn: null, createdAt: new Date(day) });

  it('counts the late and names the longest, with the last word of its community', () => {
    const delays = [said('Jalur banjir.', '2027-04-01'), said('Panen.', '2027-02-01')];
    expect(latenessOfMany(tallies, delays, '2027-06-01')).toEqual({
      since: '2027-03-02',
      days: 92,
      reason: 'Jalur banjir.',
      saidOn: '2027-04-01',
      askedOn: null,
      trees: 5,
    });
  });

  it('knows a word that was said before it was due, and none from before it was expected', () => {
    const reasonAfter = (day: string) =>
      latenessOfMany(tallies, [said('Jalur banjir.', day)], '2027-06-01')?.reason;
    expect(reasonAfter('2026-12-01')).toBe('Jalur banjir.');
    expect(reasonAfter('2026-11-30')).toBeNull();
  });

  it('is none while all are in time', () => {
    expect(latenessOfMany(tallies, [], '2027-03-01')).toBeNull();
  });
});

it('counts the late among some trees, and names the longest', () => {
  const late = (days: number) => ({ since: '2027-05-22', days, reason: `${days}`, askedOn: null });
  expect(longestLateness([late(3), null, late(12)])).toEqual({ ...late(12), trees: 2 });
  expect(longestLateness([null])).toBeNull();
});
