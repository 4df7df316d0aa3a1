import type { Schema } from '@rimba/api-client';
import type { CheckoutOrder } from '../steps/checkout-order.ts';

/** What the service says of the chosen trees. */
export type Counted = Pick<Schema<'Quote'>, 'trees' | 'breakdown'>;

/** The trees of an order among those that the service counts; one that is held for it already is counted no more. */
export const orderedTrees = <Tree extends { readonly id: number }>(
  { treeIds }: Pick<CheckoutOrder, 'treeIds'>,
  counted: readonly Tree[] = [],
): Tree[] => treeIds.flatMap((id) => counted.find((tree) => tree.id === id) ?? []);

/** How an order's sum is made up; undefined where the service counts another by now. */
export const orderedPrice = (
  { expectedTotal }: Pick<CheckoutOrder, 'expectedTotal'>,
  counted: Counted | undefined,
): Counted['breakdown'] | undefined =>
  counted?.breakdown.finalPrice === expectedTotal ? counted.breakdown : undefined;
