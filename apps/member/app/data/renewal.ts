import * as client from '@rimba/api-client/react-query';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';

/** What going on with some terms costs, and the new term of each. */
export const renewalQuoteQuery = (renews: readonly number[], paymentMethodId: number | undefined) =>
  client.quoteQuery(api(), {
    renews: [...renews],
    ...(paymentMethodId !== undefined && { paymentMethodId }),
  });

type Renewal = Pick<
  client.TransactionRequest['order'],
  'renews' | 'holder' | 'paymentMethodId' | 'expectedTotal' | 'recaptchaToken' | 'cardToken'
>;

/** Orders another year; sent again under its key it is the same transaction. */
export async function placeRenewal(idempotencyKey: string, order: Renewal) {
  const made = await runMutation(client.createTransaction(api(), queryClient), { idempotencyKey, order });
  await queryClient.invalidateQueries({ queryKey: client.forestKey });
  return made;
}
