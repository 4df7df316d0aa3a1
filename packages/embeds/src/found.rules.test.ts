import { expect, it } from 'vitest';
import { foundDead, measured } from './found.rules.ts';

const survey = (day: string, height: number, condition: 'healthy' | 'weak' | 'dead') => ({
  surveyedAt: `${day}T03:00:00Z`,
  height,
  condition,
});

it('tells of a dead tree when it was found dead, and when it was measured last', () => {
  const surveys = [
    survey('2027-02-20', 1.51, 'dead'),
    survey('2027-02-10', 1.51, 'dead'),
    survey('2026-11-20', 1.51, 'weak'),
    survey('2026-05-20', 1.2, 'healthy'),
  ];
  expect([foundDead(surveys), measured(surveys)]).toEqual([surveys[1], surveys[2]]);
});

it('tells of no death where a later visit found the tree alive', () => {
  const surveys = [survey('2027-02-20', 1.6, 'healthy'), survey('2027-02-10', 1.51, 'dead')];
  expect([foundDead(surveys), measured(surveys)]).toEqual([undefined, surveys[0]]);
});
