import { expect, it } from 'vitest';
import type { ChargeRequest } from '../gateway-port.ts';
import { chargeBody } from './charge-body.ts';

const request: ChargeRequest = {
  orderId: 'TRX-1-1',
  method: 'qris',
  amount: 1,
  items: [{ id: 'tree', name: `${'x'.repeat(49)}🌳 and more`, price: 1, quantity: 1 }],
  customer: { firstName: 'Siti', lastName: '', email: 'siti@rimba.example', phone: '+6281234567890' },
  expiresInSeconds: 60,
  returnUrl: 'https://rimba.example',
};

it('cuts long names of items between signs, never through one', () => {
  expect(chargeBody(request)).toMatchObject({ item_details: [{ name: `${'x'.repeat(49)}🌳` }] });
});
