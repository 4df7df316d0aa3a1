import type { CheckoutOrder } from '../steps/checkout-order.ts';

/** The trees of an order among those that the service counts; one that is held for it already is counted no more. */
export const orderedTrees = <Tree extends { readonly id: number }>(
  { treeIds }: Pick<CheckoutOrder, 'treeIds'>,
  counted: readonly Tree[] = [],
): Tree[] => treeIds.flatMap((id) => counted.find((tree) => tree.id === id) ?? []);
