import { expect, it } from 'vitest';
import type { ForestTree } from '../../data/wire.ts';
import { dueSurveys, firstSurvey } from './due-surveys.ts';

const tree = (id: number, by: string, isLate = false, state = 'in_term') =>
  ({
    tree: { id, kelompokKomunitas: { id: 1 } },
    state,
    nextSurvey: { from: by, by, late: isLate ? { since: by, days: 3, reason: null, askedOn: null } : null },
  }) as ForestTree;

it('puts trees of one day together, what is late first, and promises none to a tree out of term', () => {
  const due = dueSurveys([
    tree(1, '2027-10-25'),
    tree(2, '2027-06-30'),
    tree(3, '2027-06-30'),
    tree(4, '2027-05-21', true),
    tree(5, '2027-05-20', false, 'ended'),
  ]);
  expect(due.map(({ by, trees }) => [by, trees.map((one) => one.tree.id)])).toEqual([
    ['2027-05-21', [4]],
    ['2027-06-30', [2, 3]],
    ['2027-10-25', [1]],
  ]);
});

it('says apart what is visited after the term', () => {
  const endsBefore = '2027-11-27T17:00:00Z';
  const due = dueSurveys([{ ...tree(1, '2028-02-26'), endsBefore }, tree(2, '2028-02-26')]);
  expect(due.map((one) => [one.endsBefore, one.trees.length])).toEqual([
    [endsBefore, 1],
    [undefined, 1],
  ]);
});

it('takes the first letter from whichever tree is visited first', () => {
  const given = { ...tree(4, '2027-05-01'), accepted: true };
  const first = firstSurvey([
    tree(1, '2027-10-25'),
    tree(2, '2027-06-30'),
    tree(3, '2027-05-20', false, 'ended'),
    given,
  ]);
  expect(first?.by).toBe('2027-06-30');
  expect(firstSurvey([tree(3, '2027-05-20', false, 'ended')])).toBeNull();
});
