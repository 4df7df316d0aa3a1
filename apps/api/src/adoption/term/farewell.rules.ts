import { heightGrown } from '../own-forest/index.ts';

type Measured = { treeId: number; surveyedAt: Date; height: number };
type Term = { treeId: number; startsAt: Date; condition: string };

/**
 * What became of trees while they were adopted, by their surveys, the oldest first: how often they were visited and how
 * many metres those alive have grown together since the first day; null where none was measured before and after.
 */
export function termOutcome(
  terms: readonly Term[],
  surveys: readonly Measured[],
): { visits: number; grown: number | null; lost: number } {
  const visits = terms.map(
    ({ treeId, startsAt }) =>
      surveys.filter((survey) => survey.treeId === treeId && survey.surveyedAt >= startsAt).length,
  );
  const growths = terms
    .filter(({ condition }) => condition !== 'dead')
    .flatMap(({ treeId, startsAt }) => {
      const own = surveys.filter((survey) => survey.treeId === treeId);
      const first = own.findLast(({ surveyedAt }) => surveyedAt <= startsAt) ?? own[0];
      const last = own.at(-1);
      return first && last && first !== last ? [heightGrown(first, last)] : [];
    });
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    visits: sum(visits),
    grown: growths.length ? sum(growths) : null,
    lost: terms.filter(({ condition }) => condition === 'dead').length,
  };
}
