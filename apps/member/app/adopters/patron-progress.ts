import type { Schema } from '@rimba/api-client';

type Limit = Schema<'PatronRankLimit'>;

export interface PatronProgress {
  /** What so many trees amount to; undefined below the lowest. */
  readonly rank: Limit['rank'] | undefined;
  /** The next rank and the trees it takes still; undefined at the highest. */
  readonly next: { readonly rank: Limit['rank']; readonly missing: number } | undefined;
}

/** Where so many trees in term stand among the patrons' ranks. */
export function patronProgress(limits: readonly Limit[], trees: number): PatronProgress {
  const rising = limits.toSorted((one, other) => one.fromTrees - other.fromTrees);
  const next = rising.find(({ fromTrees }) => fromTrees > trees);
  return {
    rank: rising.findLast(({ fromTrees }) => fromTrees <= trees)?.rank,
    next: next && { rank: next.rank, missing: next.fromTrees - trees },
  };
}
