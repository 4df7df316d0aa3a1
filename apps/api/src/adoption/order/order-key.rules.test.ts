import { expect, it } from 'vitest';
import type { OrderBody } from './order.schemas.ts';
import { orderKeyOf } from './order-key.rules.ts';

const body: OrderBody = {
  treeIds: [1],
  paymentMethodId: 1,
  expectedTotal: 150_000,
  customer: {
    firstName: 'Siti',
    lastName: '',
    email: 'siti@rimba.test',
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Siti',
  publicName: 'hidden',
  recaptchaToken: 'first',
  cardToken: 'first',
};
const hashOf = (changes: Partial<OrderBody>) =>
  orderKeyOf({ scope: 'adopter:1', route: 'r', key: 'k', body: { ...body, ...changes } }).bodyHash;

it('takes an order for the same when only what is made anew for each try differs', () => {
  expect(hashOf({ recaptchaToken: 'second', cardToken: 'second' })).toBe(hashOf({}));
  expect(hashOf({ treeIds: [2] })).not.toBe(hashOf({}));
});
