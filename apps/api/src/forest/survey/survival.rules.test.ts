import { describe, expect, it } from 'vitest';
import { firstYearOutcome, survivalRate } from './survival.rules.ts';

const seen = (day: string, condition: 'healthy' | 'weak' | 'dead') => ({
  surveyedAt: new Date(`${day}T03:00:00Z`),
  condition,
});

describe('firstYearOutcome of a tree recorded on 12 March 2024', () => {
  it.each([
    ['never surveyed', [], null],
    ['last seen alive at eight months', [seen('2024-11-12', 'healthy')], null],
    ['seen alive at ten months', [seen('2025-01-12', 'weak')], 'alive'],
    ['found dead at five months', [seen('2024-06-12', 'healthy'), seen('2024-08-12', 'dead')], 'dead'],
    ['found dead at fourteen months', [seen('2024-11-12', 'healthy'), seen('2025-05-12', 'dead')], 'dead'],
    ['alive at a year, dead at two', [seen('2025-03-12', 'healthy'), seen('2026-03-12', 'dead')], 'alive'],
    ['not seen near its anniversary, dead at two', [seen('2026-03-12', 'dead')], null],
    ['not seen near its anniversary, alive at two', [seen('2026-03-12', 'healthy')], 'alive'],
  ] as const)('%s', (_, surveys, expected) => {
    expect(firstYearOutcome('2024-03-12', surveys)).toBe(expected);
  });
});

it('leaves trees that were not judged out of the share', () => {
  expect(
    survivalRate([
      { outcome: 'alive', trees: 9 },
      { outcome: 'dead', trees: 1 },
      { outcome: null, trees: 100 },
    ]),
  ).toEqual({ share: 0.9, total: 10 });
  expect(survivalRate([{ outcome: null, trees: 3 }])).toEqual({ share: null, total: 0 });
});
