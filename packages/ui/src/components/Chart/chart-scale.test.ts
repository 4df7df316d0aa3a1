import { expect, it } from 'vitest';
import { frame, ground, placed, widthOf } from './chart-scale.ts';

const point = (value: number) => ({ label: String(value), value, valueText: String(value) });
const heights = (...values: number[]) => placed(values.map(point)).map(({ y }) => ground - y);

it('measures from nothing, so that twice the value is twice as high', () => {
  expect(heights(5, 10)).toEqual([frame.tallest / 2, frame.tallest]);
});

it('gives each point room for its words, and fits a phone where that is little', () => {
  const wordy = (count: number, valueText: string) =>
    Array.from({ length: count }, (_, place) => ({ label: String(place), value: 1, valueText }));
  expect(widthOf(wordy(7, '12,4 kg'))).toEqual({ step: frame.step, width: 448, fits: true });
  const { step, width, fits } = widthOf(wordy(6, '6.488,37 kg'));
  expect(step).toBeGreaterThanOrEqual(11 * 7);
  expect([width, fits]).toEqual([6 * step, false]);
});

it('lies on the ground while there is nothing', () => {
  expect(heights(0, 0)).toEqual([0, 0]);
  expect(heights()).toEqual([]);
});
