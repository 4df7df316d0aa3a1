import { expectTypeOf, it } from 'vitest';
import { createRimba } from './create-rimba.ts';
import type { NewOrder, RenewalOrder } from './orders.ts';

declare const bought: NewOrder;
const { orders } = createRimba({ baseUrl: 'https://rimba.test' });
const renewed = { renews: [7], paymentMethodId: 1, expectedTotal: 154_000 };

it('takes an order of new trees that says all that one has to', () => {
  expectTypeOf(orders.place).toBeCallableWith(bought);
  expectTypeOf(orders.place).toBeCallableWith({ ...bought, gift: { message: null } });
  const { publicName: _, ...nameless } = bought;
  // @ts-expect-error new trees want `publicName`
  expectTypeOf(orders.place).toBeCallableWith(nameless);
  const { customer: __, ...unpaid } = bought;
  // @ts-expect-error new trees want `customer`
  expectTypeOf(orders.place).toBeCallableWith(unpaid);
  // @ts-expect-error an order wants a method
  expectTypeOf(orders.place).toBeCallableWith({ ...bought, paymentMethodId: null });
});

it('takes a renewal with less, and not both at once', () => {
  expectTypeOf(orders.place).toBeCallableWith(renewed);
  expectTypeOf<RenewalOrder>().toHaveProperty('holder');
  expectTypeOf(orders.place).toBeCallableWith({ ...renewed, holder: 'Ratna' });
  // @ts-expect-error what is renewed keeps its trees
  expectTypeOf(orders.place).toBeCallableWith({ ...renewed, treeIds: [12] });
});
