import { describe, expect, it } from 'vitest';
import { clockText, minutesLeft, secondsLeft } from './time-left.ts';

describe('secondsLeft', () => {
  it('rounds up and stops at nought', () => {
    expect(secondsLeft(10_500, 10_000)).toBe(1);
    expect(secondsLeft(20_000, 10_000)).toBe(10);
    expect(secondsLeft(10_000, 10_001)).toBe(0);
  });
});

describe('clockText', () => {
  it.each([
    [767, '.', '12.47'],
    [59, ':', '0:59'],
    [0, '.', '0.00'],
    [3600, ':', '1:00:00'],
    [86_399, '.', '23.59.59'],
  ] as const)('%i reads with %s as %s', (seconds, separator, text) => {
    expect(clockText(seconds, separator)).toBe(text);
  });
});

it('announces whole minutes, rounded up', () => {
  expect([767, 720, 60, 1, 0].map(minutesLeft)).toEqual([13, 12, 1, 1, 0]);
});
