import type { UseFormReturn } from 'react-hook-form';
import { priceNow } from '../../data/checkout.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { Attempt, CheckoutOrder } from './checkout-machine.ts';
import { countedOrder, repeatedOrder } from './order-to-review.ts';

interface ReviewOptions {
  form: UseFormReturn<CheckoutForm>;
  treeIds: readonly number[];
  unheard: Attempt | undefined;
  onReviewed: (order: CheckoutOrder) => void;
}

/** From the form to an order that can be looked at once more; waits for a price that is still being counted. */
export function useReview({ form, treeIds, unheard, onReviewed }: ReviewOptions) {
  const sayFailure = useSayFailure();

  async function count(values: CheckoutForm): Promise<void> {
    const typed = JSON.stringify(form.getValues());
    try {
      const quote = await priceNow(treeIds, Number(values.paymentMethodId));
      // Typed on while the price was awaited: what is looked at is what the form says now.
      if (JSON.stringify(form.getValues()) !== typed) return review();
      const order = countedOrder(values, quote);
      if (order) onReviewed(order);
    } catch (error) {
      sayFailure(error);
    }
  }
  const review = form.handleSubmit((values) => {
    const repeated = repeatedOrder(values, treeIds, unheard);
    return repeated ? onReviewed(repeated) : count(values);
  });
  return review;
}
