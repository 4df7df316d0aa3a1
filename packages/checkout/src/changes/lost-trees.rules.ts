import type { Schema } from '@rimba/api-client';
import type { CheckoutOrder } from '../steps/checkout-order.ts';

type Gone = Schema<'Quote'>['unavailable'];

/** What is lost to others: not the reader's own, nor what an order may hold that was sent and never heard of. */
export const lostTrees = (gone: Gone, unheard: Pick<CheckoutOrder, 'treeIds'> | undefined): Gone =>
  gone.filter(
    ({ treeId, reason, transactionId }) =>
      transactionId === null && (reason !== 'held' || !unheard?.treeIds.includes(treeId)),
  );
