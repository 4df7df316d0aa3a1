import { expectTypeOf, it } from 'vitest';
import { createRimba } from './create-rimba.ts';
import type { NewOrder, RenewalOrder } from './orders.ts';

declare const customer: NewOrder['customer'];
const { orders } = createRimba({ baseUrl: 'https://rimba.test' });
const bought = {
  treeIds: [12],
  paymentMethodId: 1,
  expectedTotal: 154_000,
  customer,
  holder: 'Ratna',
  publicName: 'hidden',
} as const;
const renewed = { renews: [7], paymentMethodId: 1, expectedTotal: 154_000 };

it('takes an order of new trees that says all that one has to', () => {
  expectTypeOf(orders.place).toBeCallableWith({ ...bought, treeIds: [12] });
  expectTypeOf(orders.place).toBeCallableWith({ ...bought, treeIds: [12], gift: { message: null } });
  const { publicName: _, ...nameless } = { ...bought, treeIds: [12] };
  // @ts-expect-error new trees want `publicName`
  expectTypeOf(orders.place).toBeCallableWith(nameless);
  const { customer: __, ...unpaid } = { ...bought, treeIds: [12] };
  // @ts-expect-error new trees want `customer`
  expectTypeOf(orders.place).toBeCallableWith(unpaid);
  // @ts-expect-error an order wants a method
  expectTypeOf(orders.place).toBeCallableWith({ ...bought, treeIds: [12], paymentMethodId: null });
});

it('takes a renewal with less, and not both at once', () => {
  expectTypeOf(orders.place).toBeCallableWith(renewed);
  expectTypeOf<RenewalOrder>().toHaveProperty('holder');
  expectTypeOf(orders.place).toBeCallableWith({ ...renewed, holder: 'Ratna' });
  // @ts-expect-error what is renewed keeps its trees
  expectTypeOf(orders.place).toBeCallableWith({ ...renewed, treeIds: [12] });
});
