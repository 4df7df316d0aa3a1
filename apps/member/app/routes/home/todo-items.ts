import type { OwnTree } from '../../data/own-trees.ts';
import type { Transaction, WishtreeEntry } from '../../data/wire.ts';
import { endsSoon } from '../../trees/renewal.ts';

export type TodoItem =
  | { readonly kind: 'pay'; readonly transaction: Transaction }
  | { readonly kind: 'verify' }
  /** Terms that end on the same day. */
  | { readonly kind: 'renew'; readonly treeIds: readonly number[]; readonly endsAt: string }
  | { readonly kind: 'wishtree'; readonly count: number };

type Term = Pick<OwnTree, 'id' | 'endsAt'>;

interface TodoFacts {
  readonly emailVerified: boolean;
  readonly pending: readonly Transaction[];
  readonly terms: readonly Term[];
  readonly wishtree: readonly Pick<WishtreeEntry, 'treeId' | 'available'>[];
  readonly now: number;
}

/** What an adopter has to do, the most pressing first. */
export function todoItems({ emailVerified, pending, terms, wishtree, now }: TodoFacts): TodoItem[] {
  // What waits for the reader's own payment is not gone.
  const held = new Set(pending.flatMap(({ trees }) => trees.map(({ treeId }) => treeId)));
  const gone = wishtree.filter(({ treeId, available }) => !available && !held.has(treeId)).length;
  return [
    ...pending.map((transaction): TodoItem => ({ kind: 'pay', transaction })),
    ...(emailVerified ? [] : [{ kind: 'verify' } as const]),
    ...endingSoon(terms, now),
    ...(gone > 0 ? [{ kind: 'wishtree', count: gone } as const] : []),
  ];
}

function endingSoon(terms: readonly Term[], now: number): TodoItem[] {
  const soon = terms.filter(({ endsAt }) => endsSoon(endsAt, now));
  return [...new Set(soon.map(({ endsAt }) => endsAt))].sort().map((endsAt) => ({
    kind: 'renew',
    endsAt,
    treeIds: soon.filter((term) => term.endsAt === endsAt).map(({ id }) => id),
  }));
}
