import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type CheckoutDraft, type CodeTicket, checkoutDrafts } from '../draft/index.ts';
import type { CheckoutForm } from '../form/checkout-form.ts';
import type { UsedCard } from '../payment/card/use-card.tsx';
import { type CheckoutState, orderToProve, unheardOrder } from '../steps/checkout-state.ts';

interface KeptCheckout {
  draft: CheckoutDraft;
  form: UseFormReturn<CheckoutForm>;
  treeIds: readonly number[];
  state: CheckoutState;
  ticket: CodeTicket | undefined;
  card: UsedCard;
}

/** Keeps the checkout in the browser with every change, until a transaction has come of it. */
export function useKeepDraft({ draft, form, treeIds, state, ticket, card }: KeptCheckout): void {
  const { owner, key } = draft;
  const hasCard = Boolean(card.fields);
  useEffect(() => {
    if (state.step === 'made') return;
    const keep = () =>
      checkoutDrafts.write({
        owner,
        key,
        savedAt: Date.now(),
        treeIds,
        form: form.getValues(),
        unheard: unheardOrder(state),
        isSending: state.step === 'sending',
        // A card is not kept: it is asked for again before the code is.
        proving: hasCard ? undefined : orderToProve(state),
        ticket,
      });
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [owner, key, form, treeIds, state, ticket, hasCard]);
}
