import { isInTerm } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

export interface Due {
  /** The last day in time, YYYY-MM-DD. */
  readonly by: string;
  readonly late: NonNullable<ForestTree['nextSurvey']>['late'];
  /** When the term of the trees ends, where they may be visited after that. */
  readonly endsBefore: string | undefined;
  readonly trees: readonly ForestTree[];
}

/** The survey that is due first, which brings the first letter; what somebody has accepted as a gift brings it to them. */
export function firstSurvey(trees: readonly ForestTree[]): ForestTree['nextSurvey'] {
  const expected = trees.flatMap((tree) => (isInTerm(tree) && !tree.accepted && tree.nextSurvey) || []);
  const [first = null] = expected.sort((one, other) => one.by.localeCompare(other.by));
  return first;
}

/** When one's trees are visited next, those of one day and community together, what is late first. */
export function dueSurveys(trees: readonly ForestTree[]): Due[] {
  const expected = trees.filter((tree) => isInTerm(tree) && tree.nextSurvey);
  const groups = Map.groupBy(expected, ({ tree, nextSurvey, endsBefore }) =>
    [nextSurvey?.by, nextSurvey?.late ? tree.kelompokKomunitas.id : '', endsBefore].join(' '),
  );
  return [...groups.values()]
    .flatMap((own): Due[] => {
      const [first] = own;
      const due = first?.nextSurvey;
      return due ? [{ by: due.by, late: due.late, endsBefore: first?.endsBefore, trees: own }] : [];
    })
    .sort((one, other) => one.by.localeCompare(other.by));
}
