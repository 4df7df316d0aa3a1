import { checkoutAsGuest, sendCheckoutCode } from '@rimba/api-client/react-query';
import type { CheckoutWay } from '@rimba/checkout';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../data/browser-api.ts';
import { browserSession } from '../../sign-in/browser-session.ts';

/** A guest's order goes out with the mailed code; its answer signs the guest in. */
export function useGuestWay(): CheckoutWay {
  const mail = useMutation(sendCheckoutCode(browserApi()));
  const checkout = useMutation(checkoutAsGuest(browserApi()));
  return {
    mailCode: async (email) => ({ email, ...(await mail.mutateAsync(email)) }),
    place: async ({ key, order, cardToken, recaptchaToken, proof }) => {
      const { session, transaction } = await checkout.mutateAsync({
        idempotencyKey: key,
        order: {
          ...order,
          treeIds: [...order.treeIds],
          recaptchaToken,
          ...(cardToken !== undefined && { cardToken }),
          ...proof,
        },
      });
      browserSession().signIn(session);
      return { transactionId: transaction.id, approvalUrl: transaction.payment?.redirectUrl ?? null };
    },
  };
}
