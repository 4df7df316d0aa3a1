import { serviceNow } from '@rimba/api-client';
import { useSession } from '@rimba/auth/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useKeptParts } from '../../data/as-of.ts';
import { certificateNoticesQuery } from '../../data/notifications.ts';
import { ownForestQuery } from '../../data/own-forest.ts';
import { transactionsQuery } from '../../data/transactions.ts';
import { waitsInList } from '../../data/waiting-orders.ts';
import { wishtreeQuery } from '../../data/wishtree.ts';
import { type TodoItem, todoItems } from './todo-items.ts';

/**
 * What waits for the reader, and whether that is still on its way: without a network it is not, and what failed once is
 * not waited for again, since whatever else shows it asks anew as it comes.
 */
export function useTodoItems(): { readonly isComing: boolean; readonly items: readonly TodoItem[] } {
  const { user } = useSession();
  const forest = useQuery(ownForestQuery());
  const pending = useInfiniteQuery(transactionsQuery('pending_payment'));
  const wishtree = useQuery(wishtreeQuery());
  const certificates = useInfiniteQuery(certificateNoticesQuery());
  const kept = useKeptParts();
  const asked = [forest, pending, wishtree, certificates];
  if (asked.some(({ isPending }) => isPending)) {
    const isAwaited = asked.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0);
    return { isComing: isAwaited, items: [] };
  }
  const items = todoItems({
    now: serviceNow(),
    emailVerified: user?.emailVerifiedAt !== null,
    pending: pending.data?.pages.flatMap(({ data }) => data).filter((each) => waitsInList(each, kept)) ?? [],
    trees: forest.data?.trees ?? [],
    gifts: forest.data?.unopenedGifts ?? [],
    certificates: certificates.data?.pages.flatMap(({ data }) => data) ?? [],
    wishtree: wishtree.data?.data ?? [],
  });
  return { isComing: false, items };
}
