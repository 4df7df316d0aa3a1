import { expect, it } from 'vitest';
import { aroundMiddle } from './around-middle.ts';

it('takes the middle one first, then those at its right and left in turn', () => {
  expect(aroundMiddle([1])).toEqual([1]);
  expect(aroundMiddle([1, 2])).toEqual([1, 2]);
  expect(aroundMiddle([1, 2, 3])).toEqual([2, 3, 1]);
  expect(aroundMiddle([1, 2, 3, 4, 5])).toEqual([3, 4, 2, 5, 1]);
  expect(aroundMiddle([1, 2, 3, 4, 5, 6])).toEqual([3, 4, 2, 5, 1, 6]);
});
