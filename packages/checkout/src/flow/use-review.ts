import type { ApiClient, Schema } from '@rimba/api-client';
import { quoteQuery } from '@rimba/api-client/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from '../form/checkout-form.ts';
import { isMethodGone, problemOf } from '../steps/answer-event.ts';
import type { CheckoutOrder } from '../steps/checkout-order.ts';
import type { CheckoutEvent } from '../steps/checkout-state.ts';
import { useCheckoutApi } from './api-context.ts';
import { countedOrder, repeatedOrder } from './order-to-review.ts';

interface ReviewOptions {
  form: UseFormReturn<CheckoutForm>;
  treeIds: readonly number[];
  unheard: CheckoutOrder | undefined;
  /** Whether what stands outside of the form is filled in: a card's details. It marks what is wrong. */
  isReady: () => boolean;
  dispatch: Dispatch<CheckoutEvent>;
  /** Whether a count says another price than the page showed. */
  differs: (quote: Schema<'Quote'>, methodId: string | null) => boolean;
  /** The chosen method cannot be used any more. */
  onMethodGone: () => void;
}

/** What some trees cost by a method, and which of them cannot be had. */
export const quoteOf = (api: ApiClient, treeIds: readonly number[], methodId: string | null) =>
  quoteQuery(api, {
    treeIds: [...treeIds],
    ...(methodId && { paymentMethodId: Number(methodId) }),
  });

/** From the form to an order that can be looked at once more; waits for a price that is still being counted. */
export function useReview({ form, treeIds, unheard, isReady, dispatch, ...on }: ReviewOptions) {
  const api = useCheckoutApi();
  const queryClient = useQueryClient();
  const trees = useRef(treeIds);
  useEffect(() => {
    trees.current = treeIds;
  });
  const said = () => JSON.stringify([form.getValues(), trees.current]);

  async function count(values: CheckoutForm): Promise<void> {
    const before = said();
    try {
      const quote = await queryClient.fetchQuery(quoteOf(api, trees.current, values.paymentMethodId));
      // Typed on while the price was awaited: what is looked at is what the form says now.
      if (said() !== before) return review();
      if (quote.unavailable.length > 0 || on.differs(quote, values.paymentMethodId))
        return dispatch({ type: 'differed' });
      const order = countedOrder(values, quote);
      dispatch(order ? { type: 'reviewed', order } : { type: 'dismissed' });
    } catch (error) {
      if (isMethodGone(error)) {
        dispatch({ type: 'differed' });
        return on.onMethodGone();
      }
      dispatch({ type: 'failed', problem: { ...problemOf(error), fate: 'unsent' } });
    }
  }
  const review = form.handleSubmit(
    (values) => {
      if (!isReady()) return dispatch({ type: 'dismissed' });
      dispatch({ type: 'submitted' });
      const repeated = repeatedOrder(values, trees.current, unheard);
      return repeated ? dispatch({ type: 'reviewed', order: repeated }) : count(values);
    },
    () => {
      isReady();
      dispatch({ type: 'dismissed' });
    },
  );
  return review;
}
