import { expect, it } from 'vitest';
import { measuredSurveys } from './measured-survey.ts';

const alive = { condition: 'healthy', height: 4.2, circumference: 30 };
const before = { ...alive, height: 4 };

it('leaves out who found a tree dead and repeats the sizes before', () => {
  const dead = { ...alive, condition: 'dead' };
  expect(measuredSurveys([dead, alive, before])).toEqual([alive, before]);
  expect(measuredSurveys([{ ...dead }, dead, alive])).toEqual([alive]);
});

it('keeps what was measured of a dead tree, and a living one that has not grown', () => {
  const broken = { ...alive, condition: 'dead', height: 2 };
  expect(measuredSurveys([broken, alive])).toEqual([broken, alive]);
  expect(measuredSurveys([alive, alive])).toEqual([alive, alive]);
});
