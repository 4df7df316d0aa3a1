import { expect, it } from 'vitest';
import { frame, ground, placed } from './chart-scale.ts';

const point = (value: number) => ({ label: String(value), value, valueText: String(value) });
const heights = (...values: number[]) => placed(values.map(point)).map(({ y }) => ground - y);

it('measures from nothing, so that twice the value is twice as high', () => {
  expect(heights(5, 10)).toEqual([frame.tallest / 2, frame.tallest]);
});

it('lies on the ground while there is nothing', () => {
  expect(heights(0, 0)).toEqual([0, 0]);
  expect(heights()).toEqual([]);
});
