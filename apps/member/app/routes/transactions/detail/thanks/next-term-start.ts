import type { Transaction } from '../../../../data/wire.ts';

/** When what was paid for begins, where an earlier term still runs: it is a renewal. */
export function nextTermStart({ now, trees }: Pick<Transaction, 'now' | 'trees'>): string | undefined {
  const startsAt = trees[0]?.startsAt;
  return startsAt && startsAt > now ? startsAt : undefined;
}

/** Whether the payer had its trees before, in this year or in one that has ended. */
export const areKnown = ({ trees }: Pick<Transaction, 'trees'>): boolean =>
  trees.every(({ renews }) => renews !== undefined);
