import type { CheckoutOrder } from './checkout-order.ts';

/** An order for tests, with every field it has. */
export const sampleOrder: CheckoutOrder = {
  treeIds: [1, 2, 3],
  paymentMethodId: 7,
  expectedTotal: 453_150,
  customer: {
    firstName: 'Ayu',
    lastName: 'Wulandari',
    email: 'ayu@example.com',
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Ayu Wulandari',
  publicName: 'initials',
  gift: null,
};
