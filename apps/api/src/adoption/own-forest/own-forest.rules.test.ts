import { describe, expect, it } from 'vitest';
import {
  countVisits,
  firstSurvey,
  forestState,
  growth,
  isNews,
  isOffered,
  isReplantLate,
  possibility,
  surveyedWithin,
} from './own-forest.rules.ts';

const now = new Date('2027-06-02T00:00:00Z');
const survey = (day: string, height: number) => ({
  surveyedAt: new Date(`${day}T02:00:00Z`),
  height,
  circumference: height * 10,
});

describe('the state of a tree in one’s forest', () => {
  const alive = { isDead: false, isReplaced: false };
  const dead = { ...alive, isDead: true };
  it.each([
    [alive, '2027-12-01', 'in_term'],
    [alive, '2027-06-20', 'ending'],
    [alive, '2027-06-01', 'ended'],
    [dead, '2027-12-01', 'lost'],
    [dead, '2027-01-01', 'lost'],
    [{ ...dead, isReplaced: true }, '2027-12-01', 'replaced'],
  ] as const)('%o, to %s: %s', (tree, endsAt, state) => {
    expect(forestState(tree, new Date(endsAt), now)).toBe(state);
  });

  it('says what can be done', () => {
    expect(possibility('ending', 'adopted')).toBe('renew');
    expect(possibility('ending', 'inactive')).toBeNull();
    expect(possibility('ended', 'ready_to_adopt')).toBe('adopt_again');
    expect(possibility('ended', 'adopted')).toBeNull();
  });
});

describe('growth', () => {
  const surveys = [survey('2027-05-01', 2.4), survey('2027-01-01', 2.2), survey('2026-08-01', 2.1)];

  it('counts from the survey that stood on the first day', () => {
    const first = firstSurvey(surveys, new Date('2026-11-20T00:00:00Z'));
    expect(growth(first, surveys[0])).toEqual({ height: 0.3, circumference: 3 });
  });

  it('counts from the first survey where none stood on the first day', () => {
    expect(firstSurvey(surveys, new Date('2026-01-01T00:00:00Z'))).toBe(surveys[2]);
  });

  it('says nothing of one survey alone, and a loss as it is', () => {
    expect(growth(surveys[0], surveys[0])).toBeNull();
    expect(growth(undefined, surveys[0])).toBeNull();
    expect(growth(survey('2027-01-01', 2), survey('2027-02-01', 1.8))?.height).toBe(-0.2);
  });
});

it('calls a death news until it was read of, and seven days after', () => {
  expect(isNews(null, now)).toBe(true);
  expect(isNews(new Date('2027-05-27T00:00:00Z'), now)).toBe(true);
  expect(isNews(new Date('2027-05-26T00:00:00Z'), now)).toBe(false);
});

it('takes what a community measures on one day in WIB for one visit, at however many trees', () => {
  const at = (communityId: number, moment: string) => ({ communityId, surveyedAt: new Date(moment) });
  expect(countVisits([at(1, '2027-05-14T02:00:00Z'), at(1, '2027-05-14T09:00:00Z')])).toBe(1);
  expect(countVisits([at(1, '2027-05-14T02:00:00Z'), at(2, '2027-05-14T02:00:00Z')])).toBe(2);
  expect(countVisits([at(1, '2027-05-14T16:00:00Z'), at(1, '2027-05-14T18:00:00Z')])).toBe(2);
});

it('leaves what stood on the first day, and what came after the last, to other terms', () => {
  const surveys = ['2026-11-22', '2026-11-23', '2027-05-14', '2027-11-23'].map((day) => survey(day, 2));
  const term = { startsAt: '2026-11-23T02:00:00Z', endsAt: '2027-11-22T17:00:00Z' };
  expect(surveyedWithin(surveys, term)).toEqual([survey('2027-05-14', 2)]);
});

it('asks to go on with what is one’s own, and with a gift that was accepted only until its term is over', () => {
  expect(isOffered({ can: 'adopt_again', accepted: false })).toBe(true);
  expect(isOffered({ can: 'adopt_again', accepted: true })).toBe(false);
  expect(isOffered({ can: 'renew', accepted: true })).toBe(true);
  expect(isOffered({ can: null })).toBe(false);
});

it('calls a replacement late after the day it was promised for, and without one a year after the death', () => {
  const foundAt = new Date('2026-12-19T03:00:00Z');
  const isLate = (replantBy: string | null, now: string) => isReplantLate(replantBy, foundAt, new Date(now));
  expect([
    isLate('2027-03-31', '2027-03-31T03:00:00Z'),
    isLate('2027-03-31', '2027-04-01T03:00:00Z'),
  ]).toEqual([false, true]);
  expect([isLate(null, '2027-12-19T03:00:00Z'), isLate(null, '2027-12-20T03:00:00Z')]).toEqual([false, true]);
});
