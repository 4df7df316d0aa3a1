import { expect, it } from 'vitest';
import { nextSurvey } from './next-survey.ts';

const tree = {
  nextSurveyFrom: '2026-12-01',
  nextSurveyDue: '2027-03-01',
  condition: 'healthy',
  freshness: 'fresh',
};

it('says when a tree is surveyed next, and that it is late', () => {
  const window = { from: '2026-12-01', due: '2027-03-01' };
  expect(nextSurvey(tree)).toEqual({ ...window, late: false });
  expect(nextSurvey({ ...tree, freshness: 'late' })).toEqual({ ...window, late: true });
});

it('knows of none for a tree that is dead or withdrawn', () => {
  expect(nextSurvey({ ...tree, condition: 'dead' })).toBeUndefined();
  expect(nextSurvey({ ...tree, nextSurveyFrom: null, nextSurveyDue: null, freshness: null })).toBeUndefined();
});
