import { expect, it } from 'vitest';
import { growthSince } from './growth.ts';

const before = { circumference: 40, height: 6, girthAt: 'breast' } as const;

it('tells how much thicker and taller a tree is than at the survey before', () => {
  expect(growthSince(before, { ...before, circumference: 42.5, height: 6.5 })).toEqual({
    circumferenceCm: 2.5,
    heightM: 0.5,
  });
});

it('tells nothing of a first survey, nor of a tree that seems to have shrunk', () => {
  expect(growthSince(undefined, before)).toBeUndefined();
  expect(growthSince(before, { ...before, circumference: 39.8, height: 6.5 })).toBeUndefined();
});

it('compares no girth at 1.3 m with one at the collar', () => {
  const atCollar = { circumference: 5, height: 1.4, girthAt: 'collar' } as const;
  const atBreast = { circumference: 4.5, height: 2.4, girthAt: 'breast' } as const;
  expect(growthSince(atCollar, atBreast)).toEqual({ circumferenceCm: undefined, heightM: 1 });
});
