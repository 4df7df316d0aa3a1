import { type NewsWindow, newsWindows } from '@rimba/i18n';
import { useQuery } from '@tanstack/react-query';
import { treesQuery } from '../../../../data/trees.ts';
import type { Transaction } from '../../../../data/wire.ts';

/** A tree of a transaction: the one that was chosen, or what was given in its place. */
export type AdoptedTree = Transaction['trees'][number]['tree'];

/** Trees whose first news comes in the same months. */
export type TreeNews = NewsWindow<AdoptedTree>;

/** When the first news of each tree of a transaction comes; none until the service has said when they are surveyed. */
export function useTreeNews(
  { paidAt, createdAt }: Pick<Transaction, 'paidAt' | 'createdAt'>,
  trees: readonly AdoptedTree[],
): readonly TreeNews[] {
  const surveyed = useQuery(treesQuery(trees.map(({ id }) => id))).data ?? [];
  const known = trees.flatMap((tree) => {
    const found = surveyed.find(({ id }) => id === tree.id);
    if (!found) return [];
    const { nextSurveyFrom, nextSurveyDue, condition, freshness } = found;
    return { ...tree, nextSurveyFrom, nextSurveyDue, condition, freshness };
  });
  return newsWindows(known, paidAt ?? createdAt);
}
