import { expect, it } from 'vitest';
import { circumferenceFor, diameterOf, snap } from './measurement.rules.ts';

it('derives the diameter from the circumference', () => {
  expect(diameterOf(7.9)).toBe(2.5);
  expect(diameterOf(0)).toBe(0);
  expect(diameterOf(314.2)).toBe(100);
});

it('finds the circumferences that show as a diameter', () => {
  const { least, most } = circumferenceFor(2.5);
  expect(diameterOf(least + 0.001)).toBe(2.5);
  expect(diameterOf(least - 0.001)).toBe(2.4);
  expect(diameterOf(most - 0.001)).toBe(2.5);
  expect(diameterOf(most + 0.001)).toBe(2.6);
});

it('snaps to a grid of about 110 m', () => {
  expect(snap(-2.771_449)).toBe(-2.771);
  expect(snap(111.841_51)).toBe(111.842);
});
