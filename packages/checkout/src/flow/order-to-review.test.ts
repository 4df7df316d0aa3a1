import { expect, it } from 'vitest';
import { type CheckoutForm, emptyForm, orderOf } from '../form/checkout-form.ts';
import { countedOrder, repeatedOrder } from './order-to-review.ts';

const form: CheckoutForm = { ...emptyForm, holderKind: 'gift', holder: 'Ratna', paymentMethodId: '7' };
const unheard = orderOf(form, [1, 2], 302_000);

it('is the order that went unheard, total and all, while the form says the same', () => {
  expect(repeatedOrder(form, [1, 2], unheard)).toBe(unheard);
});

it('is none once the form, or the choice of trees, says another', () => {
  expect(repeatedOrder({ ...form, paymentMethodId: '8' }, [1, 2], unheard)).toBeUndefined();
  expect(repeatedOrder(form, [1], unheard)).toBeUndefined();
});

it('is none where nothing went unheard', () => {
  expect(repeatedOrder(form, [1, 2], undefined)).toBeUndefined();
});

it('orders what was counted, and nothing where nothing was', () => {
  const breakdown = { finalPrice: 151_000 };
  expect(countedOrder(form, { trees: [{ id: 2 }], breakdown })).toEqual(orderOf(form, [2], 151_000));
  expect(countedOrder(form, { trees: [], breakdown })).toBeUndefined();
});
