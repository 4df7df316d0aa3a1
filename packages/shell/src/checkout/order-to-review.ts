import { type CheckoutForm, orderOf } from './checkout-form.ts';
import { type Attempt, type CheckoutOrder, sameOrder } from './checkout-machine.ts';

/**
 * The order whose answer was lost, where the form still says the same; otherwise undefined, and the order is
 * counted anew. It may hold its own trees by now, which a new count would call taken.
 */
export function repeatedOrder(
  form: CheckoutForm,
  treeIds: readonly number[],
  unheard: Attempt | undefined,
): CheckoutOrder | undefined {
  if (unheard === undefined) return undefined;
  const { order } = unheard;
  const same = sameOrder(orderOf(form, order.treeIds, order.expectedTotal), order);
  return same && order.treeIds.every((id) => treeIds.includes(id)) ? order : undefined;
}

/** The order of what the service has counted: a tree that is gone is not in its total, and not ordered. */
export function countedOrder(
  form: CheckoutForm,
  { trees, breakdown }: { trees: readonly { id: number }[]; breakdown: { finalPrice: number } },
): CheckoutOrder | undefined {
  const ids = trees.map(({ id }) => id);
  return ids.length > 0 ? orderOf(form, ids, breakdown.finalPrice) : undefined;
}
