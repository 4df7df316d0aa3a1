import { linesOfPrice } from '@rimba/i18n/lines-of-price';
import type { PriceLine } from '@rimba/ui';
import type { Breakdown } from './wire.ts';

interface PriceWords {
  /** "3 pohon × Rp 150.000". */
  mainPrice: (count: number, price: string) => string;
  rupiah: (amount: number) => string;
  /** "Biaya QRIS". */
  fee: (method: string) => string;
  /** "Potongan musim tanam, s.d. 31 Desember 2026", where it has a last day. */
  discount: (line: Pick<Breakdown['listOtherDiscounts'][number], 'name' | 'endsAt'>) => string;
}

/** The service's record of a price as lines; nothing is added up here. */
export function priceLines(
  breakdown: Breakdown,
  { mainPrice, rupiah, fee, discount }: PriceWords,
): PriceLine[] {
  return [
    {
      label: mainPrice(breakdown.quantity, rupiah(breakdown.mainPrice)),
      amount: rupiah(breakdown.subtotal),
    },
    ...linesOfPrice(breakdown).map(
      (one): PriceLine =>
        one.kind === 'discount'
          ? { label: discount(one.line), amount: rupiah(one.line.value), kind: 'discount' }
          : {
              label: one.kind === 'fee' ? fee(one.line.name) : one.line.name,
              amount: rupiah(one.line.value),
            },
    ),
  ];
}

const sums = {
  before_fee: 'summary.totalBeforeFee',
  pending_payment: 'summary.total',
  paid: 'summary.totalPaid',
  cancelled: 'summary.totalCancelled',
} as const;

/** What the sum is called: without the fee of a method that is not chosen yet, still to be paid, paid, or neither any more. */
export const totalWords = (status: keyof typeof sums) => sums[status];
