import { expect, it } from 'vitest';
import type { Breakdown } from '../payment/wire.ts';
import { priceChanges } from './price-difference.ts';

const breakdown: Breakdown = {
  quantity: 2,
  mainPrice: 150_000,
  subtotal: 300_000,
  listOtherPrices: [],
  totalOtherPrice: 0,
  totalPrice: 300_000,
  listOtherDiscounts: [{ name: 'Musim tanam', value: 30_000, endsAt: null }],
  totalDiscount: 30_000,
  paymentFee: { name: 'QRIS', value: 1_890 },
  finalPrice: 271_890,
};
const shown = { breakdown, methodId: '1' };

it('finds nothing where nothing differs, and nothing in what the reader changed', () => {
  expect(priceChanges(shown, shown)).toEqual([]);
  const va = { ...breakdown, paymentFee: { name: 'BCA', value: 4_000 }, finalPrice: 274_000 };
  expect(priceChanges(shown, { breakdown: va, methodId: '2' })).toEqual([]);
  const one = {
    ...breakdown,
    quantity: 1,
    listOtherDiscounts: [{ name: 'Musim tanam', value: 15_000, endsAt: null }],
  };
  expect(priceChanges(shown, { breakdown: one, methodId: '1' })).toEqual([]);
});

it('names each line that is another, new or gone', () => {
  const counted = {
    ...breakdown,
    mainPrice: 165_000,
    listOtherPrices: [{ name: 'Bibit', value: 2_000 }],
    listOtherDiscounts: [],
    paymentFee: { name: 'QRIS', value: 2_310 },
  };
  expect(priceChanges(shown, { breakdown: counted, methodId: '1' })).toEqual([
    { name: 'tree', before: 150_000, now: 165_000 },
    { name: { item: 'Bibit' }, before: undefined, now: 2_000 },
    { name: { item: 'Musim tanam' }, before: 30_000, now: undefined },
    { name: 'fee', before: 1_890, now: 2_310 },
  ]);
});
