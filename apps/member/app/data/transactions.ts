import { unwrap, unwrapList } from '@rimba/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import type { Transaction } from './wire.ts';

const pageSize = 20;
/** How often a waiting payment is looked at. */
const pollMs = 3_000;

export type TransactionFilter = Transaction['status'];

export const transactionsQuery = (status: TransactionFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: ['transactions', status],
    queryFn: ({ pageParam, signal }) =>
      unwrapList(
        api().GET('/api/v1/transaction/me', {
          signal,
          params: {
            query: { page: String(pageParam), limit: String(pageSize), ...(status && { 'filter[status]': status }) },
          },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : undefined),
  });

const transactionKey = (id: number) => ['transaction', id];

/** One transaction; looked at again every few seconds for as long as it waits to be paid. */
export const transactionQuery = (id: number) =>
  queryOptions({
    queryKey: transactionKey(id),
    queryFn: ({ signal }) =>
      unwrap(api().GET('/api/v1/transaction/me/{id}', { signal, params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'pending_payment' ? pollMs : false),
  });

/** Puts what the service answered in place of what was known. */
export function keepTransaction(transaction: Transaction): Transaction {
  queryClient.setQueryData(transactionKey(transaction.id), transaction);
  void queryClient.invalidateQueries({ queryKey: ['transactions'] });
  return transaction;
}

export async function cancelTransaction(id: number): Promise<Transaction> {
  return keepTransaction(
    await unwrap(api().POST('/api/v1/transaction/me/{id}/cancel', { params: { path: { id } } })),
  );
}

/** Starts another attempt to pay, by the same method or another. */
export async function payTransaction(
  id: number,
  body: { paymentMethodId: number; expectedTotal: number },
): Promise<Transaction> {
  return keepTransaction(
    await unwrap(api().POST('/api/v1/transaction/me/{id}/pay', { params: { path: { id } }, body })),
  );
}
