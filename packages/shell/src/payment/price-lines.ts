import type { PriceLine } from '@rimba/ui';
import type { PriceBreakdownOnWire } from '../data/wire.ts';

interface PriceWords {
  /** "3 pohon × Rp 150.000". */
  mainPrice: (count: number, price: string) => string;
  rupiah: (amount: number) => string;
}

/** The service's record of a price as lines; nothing is added up here. */
export function priceLines(breakdown: PriceBreakdownOnWire, { mainPrice, rupiah }: PriceWords): PriceLine[] {
  const charges = [
    ...breakdown.listOtherPrices,
    ...(breakdown.paymentFee === null ? [] : [breakdown.paymentFee]),
  ];
  return [
    {
      label: mainPrice(breakdown.quantity, rupiah(breakdown.mainPrice)),
      amount: rupiah(breakdown.subtotal),
    },
    ...breakdown.listOtherDiscounts.map(
      ({ name, value }): PriceLine => ({ label: name, amount: rupiah(value), kind: 'discount' }),
    ),
    ...charges.map(({ name, value }): PriceLine => ({ label: name, amount: rupiah(value) })),
  ];
}

/** What the sum is called: still to be paid, or paid. */
export const totalWords = (paid: boolean) => (paid ? 'summary.totalPaid' : 'summary.total');
