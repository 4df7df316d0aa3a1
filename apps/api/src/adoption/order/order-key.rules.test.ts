import { expect, it } from 'vitest';
import type { OrderBody } from './order.schemas.ts';
import { orderKeyOf, transactionUnder } from './order-key.rules.ts';

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

it('answers a key with what was made under it, for the same body', () => {
  const [key, other] = [{ bodyHash: 'one' }, { bodyHash: 'another', transactionId: 7 }];
  expect(transactionUnder(key, undefined)).toBeUndefined();
  expect(transactionUnder(key, { ...key, transactionId: 7 })).toBe(7);
  const refused = (code: string) => expect.objectContaining({ code });
  expect(() => transactionUnder(key, other)).toThrow(refused('request.idempotency_conflict'));
  expect(() => transactionUnder(key, { ...key, transactionId: null })).toThrow(
    refused('checkout.transaction_creation_failed'),
  );
});
