import { expect, it } from 'vitest';
import { firstNews } from './next-survey.ts';

const tree = {
  nextSurveyFrom: '2026-12-01',
  nextSurveyDue: '2027-03-01',
  condition: 'healthy',
  freshness: 'fresh',
};

it('says when a tree is surveyed next, and that it is late', () => {
  const window = { from: '2026-12-01', due: '2027-03-01' };
  expect(firstNews(tree, '2026-11-20T07:06:00Z')).toEqual({ ...window, late: false });
  expect(firstNews({ ...tree, freshness: 'late' }, '2027-03-02T07:06:00Z')).toEqual({
    ...window,
    late: true,
  });
});

it('knows of none for a tree that is dead or withdrawn', () => {
  const today = '2026-11-20T07:06:00Z';
  expect(firstNews({ ...tree, condition: 'dead' }, today)).toBeUndefined();
  const withdrawn = { ...tree, nextSurveyFrom: null, nextSurveyDue: null, freshness: null };
  expect(firstNews(withdrawn, today)).toBeUndefined();
});

it('brings the first news by the day after which a survey is late, whenever the tree was adopted', () => {
  const by = (adoptedAt: string, freshness = 'fresh') => firstNews({ ...tree, freshness }, adoptedAt);
  expect(by('2026-11-20T07:06:00Z')).toEqual({ from: '2026-12-01', due: '2027-03-01', late: false });
  // 01.00 WIB of the 11th.
  expect(by('2027-01-10T18:00:00Z', 'due')).toEqual({ from: '2027-01-11', due: '2027-03-01', late: false });
  expect(by('2027-03-05T07:06:00Z', 'late')).toMatchObject({ due: '2027-03-01', late: true });
  expect(firstNews({ ...tree, condition: 'dead' }, '2026-11-20T07:06:00Z')).toBeUndefined();
});
