import type { Transaction } from '../../../../data/wire.ts';

/** When what was paid for begins, where an earlier term still runs: it is a renewal. */
export function nextTermStart({ now, trees }: Pick<Transaction, 'now' | 'trees'>): string | undefined {
  const startsAt = trees[0]?.startsAt;
  return startsAt && startsAt > now ? startsAt : undefined;
}
