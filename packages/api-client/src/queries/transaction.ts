import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import { type ListQuery, toParameters } from '../list-query.ts';
import { nextPage } from '../paging.ts';
import type { FailureCode, RequestBody, Schema } from '../schemas.ts';
import { unwrap, unwrapList } from '../unwrap.ts';
import { forestKey } from './forest.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions } from './options.ts';

export const transactionKey = ['transaction'] as const;
const listKey = [...transactionKey, 'list'] as const;
const detailKey = (id: number) => [...transactionKey, 'detail', id] as const;

/** The caller's transactions, latest first, page after page. */
export const transactionsQuery = (api: ApiClient, query: Omit<ListQuery<'listTransactions'>, 'page'> = {}) =>
  infiniteQueryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam, signal }) => listTransactions(api, { ...query, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The caller's latest transaction, or the latest of some; null where there is none. */
export const latestTransactionQuery = (
  api: ApiClient,
  filter: ListQuery<'listTransactions'>['filter'] = {},
) =>
  queryOptions({
    queryKey: [...listKey, 'latest', filter],
    queryFn: ({ signal }): Call<Schema<'Transaction'> | null, FailureCode<'listTransactions'>> =>
      listTransactions(api, { limit: 1, filter }, signal).then(({ data }) => data[0] ?? null),
  });

const listTransactions = (api: ApiClient, query: ListQuery<'listTransactions'>, signal: AbortSignal) =>
  unwrapList(
    api.GET('/api/v1/transaction/me', {
      signal,
      params: { query: toParameters<'listTransactions'>(query) },
    }),
  );

export const transactionQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: detailKey(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/v1/transaction/me/{id}', { signal, params: { path: { id } } })),
  });

/** Pays a transaction that is still pending, by the same method or another. */
export const payTransaction = (api: ApiClient, cache: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (body: RequestBody<'payTransaction'>) =>
      unwrap(api.POST('/api/v1/transaction/me/{id}/pay', { params: { path: { id } }, body })),
    onSuccess: (transaction) => keepTransaction(cache, transaction),
  });

/** Gives a pending transaction up and lets its trees go. */
export const cancelTransaction = (api: ApiClient, cache: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.POST('/api/v1/transaction/me/{id}/cancel', { params: { path: { id } } })),
    onSuccess: (transaction) => keepTransaction(cache, transaction),
  });

/** Mails a gift to its recipient once more. */
export const mailGiftAgain = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) =>
      unwrap(api.POST('/api/v1/transaction/me/{id}/gift-mail', { params: { path: { id } } })),
    onSuccess: async (transaction) => {
      await keepTransaction(cache, transaction);
      await cache.invalidateQueries({ queryKey: forestKey });
    },
  });

/** Puts what the service answered in place of what was known. */
export function keepTransaction(cache: QueryClient, transaction: Schema<'Transaction'>): Promise<void> {
  cache.setQueryData(detailKey(transaction.id), transaction);
  return cache.invalidateQueries({ queryKey: listKey });
}
