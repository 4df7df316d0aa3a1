import type { Transaction } from '../../data/wire.ts';

type Renewing = Pick<Transaction, 'now' | 'trees'>;

/** Whether it goes on from terms of before: what it is for is a renewal. */
export const isRenewal = ({ trees }: Pick<Transaction, 'trees'>): boolean =>
  trees.some(({ renews }) => renews !== undefined);

/**
 * The end (exclusive) of the first of the renewed terms to end, while all of them run: until then the trees are the
 * reader's whether it is paid or not. Undefined for a new adoption, and for trees adopted again after their term.
 */
export function heldUntil({ now, trees }: Renewing): string | undefined {
  const ends = trees.flatMap(({ renews }) => renews?.endsAt ?? []).sort();
  const [first] = ends;
  return ends.length === trees.length && first !== undefined && first > now ? first : undefined;
}
