import { expect, it } from 'vitest';
import { girthPlace, implausible } from './plausibility.rules.ts';

const survey = { circumference: 20, height: 3, condition: 'healthy', girthAt: null } as const;

it('takes the girth of a tree below 1.5 m at the collar, unless somebody wrote otherwise', () => {
  expect(girthPlace({ ...survey, height: 1.49 })).toBe('collar');
  expect(girthPlace({ ...survey, height: 1.5 })).toBe('breast');
  expect(girthPlace({ ...survey, girthAt: 'collar' })).toBe('collar');
});

it('believes what can be', () => {
  expect(implausible(survey, undefined)).toEqual([]);
  expect(implausible({ ...survey, circumference: 18, height: 1.6 }, survey)).toEqual([]);
});

it('doubts a girth that shrank by more than a tenth, unless it was taken elsewhere or the tree died', () => {
  const shrunk = { ...survey, circumference: 17.9 };
  expect(implausible(shrunk, survey)).toEqual([{ what: 'girth_shrank', before: 20 }]);
  expect(implausible({ ...shrunk, girthAt: 'collar' }, survey)).toEqual([]);
  expect(implausible({ ...shrunk, condition: 'dead' }, survey)).toEqual([]);
});

it('doubts a height that halved, and a girth at 1.3 m of a tree below 1.5 m', () => {
  expect(implausible({ ...survey, height: 1.4, girthAt: 'breast' }, survey)).toEqual([
    { what: 'too_low_for_breast', least: 1.5 },
    { what: 'height_halved', before: 3 },
  ]);
});
