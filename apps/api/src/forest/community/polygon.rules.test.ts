import { expect, it } from 'vitest';
import { boundsOf, contains, hectaresOf, middleOf } from './polygon.rules.ts';

const notched = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
      [0, 0],
    ] as [number, number][],
  ],
};

it('tells inside from outside, notch included', () => {
  expect(contains(notched, [0.5, 1])).toBe(true);
  expect(contains(notched, [3.5, 1])).toBe(true);
  expect(contains(notched, [2, 3])).toBe(false);
  expect(contains(notched, [5, 1])).toBe(false);
  expect(contains(notched, [-1, 1])).toBe(false);
});

it('finds bounds and middle', () => {
  expect(boundsOf(notched)).toEqual([0, 0, 4, 4]);
  expect(middleOf(notched)).toEqual([2, 2]);
});

it('measures hectares', () => {
  const side = 0.1;
  const square = [
    [0, -2],
    [side, -2],
    [side, -2 - side],
    [0, -2 - side],
    [0, -2],
  ] as [number, number][];
  expect(hectaresOf({ type: 'Polygon', coordinates: [square] })).toBeCloseTo(12_383, -2);
});
