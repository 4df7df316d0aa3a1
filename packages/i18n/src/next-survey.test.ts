import { expect, it } from 'vitest';
import { firstNews, newsWindows } from './next-survey.ts';

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

it('tells of several trees at once where their months agree, and apart where they do not', () => {
  const own = (id: number, nextSurveyFrom: string, nextSurveyDue: string, freshness = 'fresh') => ({
    ...tree,
    id,
    nextSurveyFrom,
    nextSurveyDue,
    freshness,
  });
  const windows = newsWindows(
    [
      own(1, '2027-02-20', '2027-05-20'),
      own(2, '2027-01-03', '2027-04-03'),
      own(3, '2027-02-03', '2027-05-28'),
      own(4, '2026-08-01', '2026-11-01', 'late'),
      { ...own(5, '2027-02-20', '2027-05-20'), condition: 'dead' },
    ],
    '2026-11-20T07:06:00Z',
  );
  expect(windows.map(({ trees, from, due, late }) => [trees.map(({ id }) => id), from, due, late])).toEqual([
    [[2], '2027-01-03', '2027-04-03', false],
    [[1, 3], '2027-02-03', '2027-05-28', false],
    [[4], '2026-08-01', '2026-11-01', true],
  ]);
  expect(newsWindows([], '2026-11-20T07:06:00Z')).toEqual([]);
});
