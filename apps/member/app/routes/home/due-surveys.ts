import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

export interface Due {
  /** The last day in time, YYYY-MM-DD. */
  readonly by: string;
  readonly late: NonNullable<ForestTree['nextSurvey']>['late'];
  readonly trees: readonly ForestTree[];
}

/** When one's trees are visited next, those of one day and community together, what is late first. */
export function dueSurveys(trees: readonly ForestTree[]): Due[] {
  const expected = trees.filter((tree) => isInTerm(tree) && tree.nextSurvey);
  const groups = Map.groupBy(
    expected,
    ({ tree, nextSurvey }) => `${nextSurvey?.by}:${nextSurvey?.late ? tree.kelompokKomunitas.id : ''}`,
  );
  return [...groups.values()]
    .flatMap((own): Due[] => {
      const due = own[0]?.nextSurvey;
      return due ? [{ by: due.by, late: due.late, trees: own }] : [];
    })
    .sort((one, other) => one.by.localeCompare(other.by));
}
