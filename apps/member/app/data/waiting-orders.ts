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

/**
 * Asks for the lists that an order that waits stands in, and leaves: they are read without a network as they were kept last.
 * @param staleTime how old an answer may be that is not asked for again, in ms
 */
export async function keepLists(staleTime = 0): Promise<void> {
  await Promise.all(
    ([undefined, 'pending_payment'] as const).map((status) =>
      queryClient.prefetchInfiniteQuery({ ...transactionsQuery(status), staleTime }),
    ),
  );
}
