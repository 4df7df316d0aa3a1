import { type CheckoutForm, orderOf } from '../form/checkout-form.ts';
import { type CheckoutOrder, sameOrder } from '../steps/checkout-order.ts';

/**
 * The order whose answer was lost, where the form still says the same; otherwise undefined, and the order is
 * counted anew. It may hold its own trees by now, which a new count would call taken.
 */
export function repeatedOrder(
  form: CheckoutForm,
  treeIds: readonly number[],
  unheard: CheckoutOrder | undefined,
): CheckoutOrder | undefined {
  if (unheard === undefined) return undefined;
  const same = sameOrder(orderOf(form, unheard.treeIds, unheard.expectedTotal), unheard);
  return same && unheard.treeIds.every((id) => treeIds.includes(id)) ? unheard : undefined;
}

/** The order of what the service has counted: a tree that is gone is not in its total, and not ordered. */
export function countedOrder(
  form: CheckoutForm,
  { trees, breakdown }: { trees: readonly { id: number }[]; breakdown: { finalPrice: number } },
): CheckoutOrder | undefined {
  const ids = trees.map(({ id }) => id);
  return ids.length > 0 ? orderOf(form, ids, breakdown.finalPrice) : undefined;
}
