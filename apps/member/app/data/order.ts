import * as client from '@rimba/api-client/react-query';
import type { CheckoutWay } from '@rimba/checkout';
import type { Language } from '@rimba/i18n';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';

/** What some trees cost, and which of them are gone. */
export const quoteQuery = (treeIds: readonly number[]) => client.quoteQuery(api(), { treeIds: [...treeIds] });

export const paymentMethodsQuery = (language: Language) => client.paymentMethodsQuery(api(), language);

/** An adopter's order goes out with their session. */
export const memberWay: CheckoutWay = {
  place: async ({ key, order, cardToken, recaptchaToken }) => {
    const { id, payment } = await runMutation(client.createTransaction(api(), queryClient), {
      idempotencyKey: key,
      order: {
        ...order,
        treeIds: [...order.treeIds],
        recaptchaToken,
        ...(cardToken !== undefined && { cardToken }),
      },
    });
    return { transactionId: id, approvalUrl: payment?.redirectUrl ?? null };
  },
};
