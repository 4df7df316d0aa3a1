import * as client from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import type { Attempt } from '../routes/checkout/checkout-machine.ts';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import type { Quote, Transaction } from './wire.ts';

/** What the trees cost by a method, and which of them are gone. */
export const quoteQuery = (treeIds: readonly number[], paymentMethodId: number | undefined) =>
  client.quoteQuery(api(), {
    treeIds: [...treeIds],
    ...(paymentMethodId !== undefined && { paymentMethodId }),
  });

/** The same, waited for where it is not known yet; what is already being fetched is not fetched twice. */
export const priceNow = (treeIds: readonly number[], paymentMethodId: number): Promise<Quote> =>
  queryClient.fetchQuery(quoteQuery(treeIds, paymentMethodId));

/** Counts anew whatever was counted, where the service has said that it no longer holds. */
export const recount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: client.quoteKey });

export const paymentMethodsQuery = (language: Language) => client.paymentMethodsQuery(api(), language);

/** Sends an attempt; sent again under its key, it answers the same transaction. */
export const sendAttempt = ({ key, order }: Attempt, recaptchaToken: string): Promise<Transaction> =>
  runMutation(client.createTransaction(api(), queryClient), {
    idempotencyKey: key,
    order: { ...order, treeIds: [...order.treeIds], recaptchaToken },
  });
