import { checkoutAsGuest, sendCheckoutCode } from '@rimba/api-client/react-query';
import type { CheckoutWay } from '@rimba/checkout';
import { usePageAddress } from '@rimba/shell';
import { useMutation } from '@tanstack/react-query';
import { browserApi } from '../../data/browser-api.ts';
import { browserSession } from '../../sign-in/browser-session.ts';
import { fetchAhead } from './fetch-ahead.ts';

/** A guest's order goes out with the mailed code; its answer signs the guest in. */
export function useGuestWay(): CheckoutWay {
  const mail = useMutation(sendCheckoutCode(browserApi()));
  const checkout = useMutation(checkoutAsGuest(browserApi()));
  const address = usePageAddress();
  return {
    mailCode: async ({ customer: { email }, treeIds }) => {
      const sent = await mail.mutateAsync({ email, treeIds: [...treeIds] });
      // While the code is looked for; whose transaction it is does not matter. What does not come now comes when it is needed.
      const payment = address({ page: 'transaction', params: { transactionId: 1 } });
      fetchAhead(payment).catch(() => undefined);
      return { email, ...sent };
    },
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
