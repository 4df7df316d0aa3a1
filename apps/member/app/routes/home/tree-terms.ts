import { daysLeft } from '@rimba/certificate/days-left';
import type { OwnTree } from '../../data/own-trees.ts';

export interface TreeTerm<T> {
  readonly tree: T;
  /** When it was adopted first, ISO 8601. */
  readonly startsAt: string;
  /** Exclusive end of the term, ISO 8601. */
  readonly endsAt: string;
  /** Today counted. */
  readonly daysLeft: number;
}

/** The adopter's trees with what is left of their terms, the one that ends first in front. */
export function treeTerms<T extends { readonly id: number }>(
  trees: readonly T[],
  terms: readonly OwnTree[],
  now: number,
): TreeTerm<T>[] {
  const termOf = new Map(terms.map((term) => [term.id, term]));
  return trees
    .flatMap((tree): TreeTerm<T>[] => {
      const term = termOf.get(tree.id);
      if (!term) return [];
      const { startsAt, endsAt } = term;
      return [{ tree, startsAt, endsAt, daysLeft: daysLeft(endsAt, now) }];
    })
    .sort((a, b) => a.endsAt.localeCompare(b.endsAt));
}
