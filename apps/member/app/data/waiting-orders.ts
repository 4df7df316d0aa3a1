import { queryClient } from '../session/query-client.ts';
import type { KeptParts } from './as-of.ts';
import { transactionsQuery } from './transactions.ts';
import type { Transaction } from './wire.ts';

/** Whether it is still to be paid by its deadline: what was kept of it may say so of one that is over by now. */
export const canBePaid = (
  { status, expiresAt }: Pick<Transaction, 'status' | 'expiresAt'>,
  now: number,
): boolean => status === 'pending_payment' && Date.parse(expiresAt) > now;

/** The same of one in a list: what the service says at this moment is right, whatever the browser's clock says. */
export const waitsInList = (
  transaction: Pick<Transaction, 'status' | 'expiresAt' | 'now'>,
  { transaction: keptAt }: KeptParts,
): boolean =>
  canBePaid(transaction, Date.parse(transaction.now) + (keptAt === undefined ? 0 : Date.now() - keptAt));

/** Asks for the lists that an order stands in while it waits: they are read without a network as they were kept last. */
export function keepLists(): void {
  for (const status of [undefined, 'pending_payment'] as const) {
    void queryClient.prefetchInfiniteQuery({ ...transactionsQuery(status), staleTime: 0 });
  }
}
