import type { Schema } from '@rimba/api-client';

type Found = Pick<Schema<'Survey'>, 'condition' | 'surveyedAt' | 'height'>;

/** The survey that found a tree dead, where the latest says so; of surveys with the latest first. */
export function foundDead<T extends Found>(surveys: readonly T[]): T | undefined {
  const alive = surveys.findIndex(({ condition }) => condition !== 'dead');
  return (alive < 0 ? surveys : surveys.slice(0, alive)).at(-1);
}

/** The survey that measured it last: what is left of a dead tree is not measured. */
export const measured = <T extends Found>(surveys: readonly T[]): T | undefined =>
  surveys.find(({ condition }) => condition !== 'dead');
