import { unwrap } from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Attempt } from '../routes/checkout/checkout-machine.ts';
import { api } from './api.ts';
import type { Transaction } from './wire.ts';

/** What the trees cost by a method, and which of them are gone. */
export const quoteQuery = (treeIds: readonly number[], paymentMethodId: number | undefined) =>
  queryOptions({
    queryKey: ['quote', treeIds, paymentMethodId],
    queryFn: ({ signal }) =>
      unwrap(
        api().POST('/api/v1/transaction/quote', {
          signal,
          body: { treeIds: [...treeIds], ...(paymentMethodId !== undefined && { paymentMethodId }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const paymentMethodsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['payment-methods', language],
    queryFn: ({ signal }) => unwrap(api().GET('/api/v1/payment-method', { signal })),
  });

/** Sends an attempt; sent again under its key, it answers the same transaction. */
export function sendAttempt({ key, order }: Attempt, recaptchaToken: string): Promise<Transaction> {
  return unwrap(
    api().POST('/api/v1/transaction', {
      params: { header: { 'idempotency-key': key } },
      body: { ...order, treeIds: [...order.treeIds], recaptchaToken },
    }),
  );
}
