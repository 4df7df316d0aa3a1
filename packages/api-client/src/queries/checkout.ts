import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../calls.ts';
import type { RequestBody } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { mutationOptions, queryOptions } from './options.ts';
import { keepTransaction } from './transaction.ts';
import { treeKey } from './tree.ts';

/** Most trees in one order. */
export const mostTrees = 50;

/** Under which every quote is kept. */
export const quoteKey = ['checkout', 'quote'] as const;

/** From its price on, an order that is pressed without a network goes on by itself once there is one. */
const networkMode = 'online';

/** The price breakdown of some trees (or of a number to be chosen), and which are no longer available. */
export const quoteQuery = (api: ApiClient, request: RequestBody<'quoteTransaction'>) =>
  queryOptions({
    queryKey: [...quoteKey, request],
    networkMode,
    queryFn: ({ signal }) => unwrap(api.POST('/api/v1/transaction/quote', { signal, body: request })),
    placeholderData: keepPreviousData,
  });

export interface TransactionRequest {
  /** Sent again under the same key, the same order is the same transaction. */
  readonly idempotencyKey: string;
  readonly order: RequestBody<'createTransaction'>;
}

/** Holds the trees and starts the payment. `payment` is null where the gateway could not be reached. */
export const createTransaction = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    networkMode,
    mutationFn: ({ idempotencyKey, order }: TransactionRequest) =>
      unwrap(
        api.POST('/api/v1/transaction', {
          params: { header: { 'idempotency-key': idempotencyKey } },
          body: order,
        }),
      ),
    onSuccess: (transaction) => keepTransaction(cache, transaction),
    // Taken or refused: either way the trees are not what they were.
    onSettled: () => cache.invalidateQueries({ queryKey: treeKey }),
  });

/** Mails a code to somebody without a session; the answer's `browser` goes back with it. */
export const sendCheckoutCode = (api: ApiClient) =>
  mutationOptions({
    networkMode,
    mutationFn: (body: RequestBody<'sendCheckoutCode'>) =>
      unwrap(api.POST('/api/v1/unsigned/checkout/code', { body })),
  });

export interface GuestCheckoutRequest {
  readonly idempotencyKey: string;
  readonly order: RequestBody<'checkoutAsGuest'>;
}

/** Proves the address, holds the trees and starts the payment; answers the session and the transaction. */
export const checkoutAsGuest = (api: ApiClient) =>
  mutationOptions({
    networkMode,
    mutationFn: ({ idempotencyKey, order }: GuestCheckoutRequest) =>
      unwrap(
        api.POST('/api/v1/unsigned/checkout', {
          params: { header: { 'idempotency-key': idempotencyKey } },
          body: order,
        }),
      ),
  });
