import { checkoutArrows } from '@rimba/checkout';
import type { Machine } from './machine.ts';

export const checkout: Machine = {
  name: 'Checkout',
  about: 'Where an order stands, from the form to the transaction; the mailed code is for guests.',
  source: 'packages/checkout/src/steps/checkout-arrows.ts',
  start: 'filling',
  arrows: Object.entries(checkoutArrows).flatMap(([from, leading]) =>
    Object.entries(leading).map(([event, to]) => ({ from, event, to })),
  ),
};
