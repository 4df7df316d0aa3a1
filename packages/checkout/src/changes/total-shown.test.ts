import { expect, it } from 'vitest';
import type { Breakdown } from '../payment/wire.ts';
import { totalShown } from './total-shown.ts';

const now: Breakdown = {
  quantity: 1,
  mainPrice: 165_000,
  subtotal: 165_000,
  listOtherPrices: [],
  totalOtherPrice: 0,
  totalPrice: 165_000,
  listOtherDiscounts: [],
  totalDiscount: 0,
  paymentFee: { name: 'BCA', value: 4_000 },
  finalPrice: 169_000,
};
const before = { ...now, mainPrice: 150_000, subtotal: 150_000, totalPrice: 150_000 };

it('holds a sum without a fee, or with another method’s, against one with a fee by the same fee', () => {
  expect(totalShown({ ...before, paymentFee: null, finalPrice: 150_000 }, now)).toBe(154_000);
  const byQris = { ...before, paymentFee: { name: 'QRIS', value: 1_050 }, finalPrice: 151_050 };
  expect(totalShown(byQris, now)).toBe(154_000);
});

it('leaves a fee that changed by itself in its sum', () => {
  const cheaper = { ...before, paymentFee: { name: 'BCA', value: 3_000 }, finalPrice: 153_000 };
  expect(totalShown(cheaper, now)).toBe(153_000);
});
