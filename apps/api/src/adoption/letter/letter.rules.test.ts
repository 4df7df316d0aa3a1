import { expect, it } from 'vitest';
import { ailingFirst, asLetters, belongsTo } from './letter.rules.ts';

it('puts visits of seven days into one letter, counted from the first', () => {
  expect(belongsTo('2027-05-14', '2027-05-20')).toBe(true);
  expect(belongsTo('2027-05-14', '2027-05-21')).toBe(false);
  expect(belongsTo('2027-05-14', '2027-05-13')).toBe(false);
});

it('begins a letter with the first visit that the one before does not reach', () => {
  const visits = ['2027-05-22', '2027-05-14', '2027-05-20', '2027-05-21'].map((day) => ({ day }));
  expect(asLetters(visits).map(({ day, visits: own }) => [day, own.length])).toEqual([
    ['2027-05-14', 2],
    ['2027-05-21', 2],
  ]);
});

it('puts a tree that is not well first, then the one that grew most', () => {
  const trees = [
    { condition: 'healthy', grown: 0.1 },
    { condition: 'healthy', grown: 0.3 },
    { condition: 'weak', grown: null },
  ] as const;
  expect([...trees].sort(ailingFirst)).toEqual([trees[2], trees[1], trees[0]]);
});
