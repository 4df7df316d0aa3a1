import { expect, it } from 'vitest';
import { grownSince } from './grown-since.ts';

const surveys = [
  { surveyedAt: '2026-10-01T02:00:00.000Z', circumference: 44 },
  { surveyedAt: '2026-05-01T02:00:00.000Z', circumference: 42 },
  { surveyedAt: '2026-01-01T02:00:00.000Z', circumference: 40 },
];

it('measures from the last survey before the adoption', () => {
  expect(grownSince(surveys, '2026-06-01T00:00:00.000Z')).toBe(2);
});

it('measures from the first survey where none was before', () => {
  expect(grownSince(surveys, '2025-06-01T00:00:00.000Z')).toBe(4);
});

it('says nothing where there was no survey since', () => {
  expect(grownSince(surveys, '2026-11-01T00:00:00.000Z')).toBeUndefined();
  expect(grownSince([], '2026-11-01T00:00:00.000Z')).toBeUndefined();
});
