import type { Transaction } from '../../../../data/wire.ts';

/** When what was paid for begins, where an earlier term still runs: it is a renewal. */
export function nextTermStart({ now, trees }: Pick<Transaction, 'now' | 'trees'>): string | undefined {
  const startsAt = trees[0]?.startsAt;
  return startsAt && startsAt > now ? startsAt : undefined;
}

type OrderedTree = Transaction['trees'][number];

/** The trees of a transaction by the end of their term, the first end first: a renewal may have several. */
export function endsOf<Tree extends Pick<OrderedTree, 'endsAt'>>(trees: readonly Tree[]) {
  const ends = [...new Set(trees.flatMap(({ endsAt }) => endsAt ?? []))].sort();
  return ends.map((end) => ({ end, trees: trees.filter(({ endsAt }) => endsAt === end) }));
}

/** Whether the payer had its trees before, in this year or in one that has ended. */
export const areKnown = ({ trees }: Pick<Transaction, 'trees'>): boolean =>
  trees.every(({ renews }) => renews !== undefined);
