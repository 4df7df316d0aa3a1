import { expect, it } from 'vitest';
import { priceLines, totalWords } from './price-lines.ts';

const breakdown = {
  quantity: 3,
  mainPrice: 150_000,
  subtotal: 450_000,
  listOtherPrices: [{ name: 'Label pohon', value: 15_000 }],
  totalOtherPrice: 15_000,
  totalPrice: 465_000,
  listOtherDiscounts: [{ name: 'Bulan Menanam Pohon', value: 45_000, endsAt: '2026-12-31T17:00:00.000Z' }],
  totalDiscount: 45_000,
  paymentFee: { name: 'QRIS', value: 2_835 },
  finalPrice: 422_835,
};

it("writes the service's lines in their order, discounts as such, the method's fee last", () => {
  const words = {
    mainPrice: (n: number, price: string) => `${n} × ${price}`,
    rupiah: String,
    fee: (method: string) => `Biaya ${method}`,
    discount: ({ name, endsAt }: { name: string; endsAt: string | null }) => `${name} ${endsAt}`,
  };
  expect(priceLines(breakdown, words)).toEqual([
    { label: '3 × 150000', amount: '450000' },
    { label: 'Label pohon', amount: '15000' },
    { label: 'Bulan Menanam Pohon 2026-12-31T17:00:00.000Z', amount: '45000', kind: 'discount' },
    { label: 'Biaya QRIS', amount: '2835' },
  ]);
});

it('asks for a total only while it waits for it', () => {
  expect(totalWords('before_fee')).toBe('summary.totalBeforeFee');
  expect(totalWords('pending_payment')).toBe('summary.total');
  expect(totalWords('paid')).toBe('summary.totalPaid');
  expect(totalWords('cancelled')).toBe('summary.totalCancelled');
});
