import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import type { Transaction } from './wire.ts';

const pageSize = 20;
/** How often a transaction that something is about to happen to is looked at. */
const pollMs = 3_000;
/** And where news of it comes by itself: not all that happens is news. */
const slowPollMs = 10_000;

export type TransactionStatus = Transaction['status'];

export const transactionsQuery = (status: TransactionStatus | undefined) =>
  client.transactionsQuery(api(), { limit: pageSize, filter: { status } });

/** The newest one, for what it says of its payer. */
export const lastTransactionQuery = () => client.latestTransactionQuery(api());

/** The newest one that was paid, for the way it was paid. */
export const lastPaidQuery = () => client.latestTransactionQuery(api(), { status: 'paid' });

/** Whether the service is expected to change it soon: a payment, or the certificate after it. */
export const isMoving = ({ status, certificates, flagged }: Transaction): boolean =>
  status === 'pending_payment' || (status === 'paid' && certificates.length === 0 && !flagged);

/**
 * One transaction; looked at again every few seconds while something is about to happen, less often where news
 * of it `comesByItself`.
 */
export const transactionQuery = (id: number, comesByItself = false) => ({
  ...client.transactionQuery(api(), id),
  refetchInterval: ({ state }: { state: { data?: Transaction | undefined } }) =>
    state.data && isMoving(state.data) ? (comesByItself ? slowPollMs : pollMs) : (false as const),
});

/** Fetches a transaction anew, and whatever was counted for it. */
export const refreshTransaction = async (id: number): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: transactionQuery(id).queryKey }),
    queryClient.invalidateQueries({ queryKey: client.quoteKey }),
  ]);
};

/** Gives the trees up; nothing is to be paid any more, nor by what is kept for reading without a network. */
export async function cancelTransaction(id: number): Promise<Transaction> {
  const cancelled = await runMutation(client.cancelTransaction(api(), queryClient, id), undefined);
  void queryClient.invalidateQueries({ queryKey: transactionQuery(id).queryKey });
  return cancelled;
}

/** Starts another attempt to pay, by the same method or another. */
export const payTransaction = (
  id: number,
  change: { paymentMethodId: number; expectedTotal: number; cardToken?: string },
): Promise<Transaction> => runMutation(client.payTransaction(api(), queryClient, id), change);

/** Mails a gift to its recipient once more. */
export const mailGiftAgain = (transactionId: number) =>
  runMutation(client.mailGiftAgain(api(), queryClient), transactionId);

/** What a pending transaction costs by another method; the price of its trees stays as agreed. */
export const repriceQuery = (transactionId: number, paymentMethodId: number) =>
  client.quoteQuery(api(), { transactionId, paymentMethodId });
