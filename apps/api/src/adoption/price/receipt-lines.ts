import type { Language } from '@rimba/i18n';
import { rupiah } from '@rimba/i18n/format';
import { translatorFor } from '../../language/translator.ts';
import type { PriceBreakdown } from './price.schemas.ts';

/** A breakdown line by line, as receipts say it, in whole rupiah; discounts are below zero. */
export function receiptLines(
  { quantity, mainPrice, subtotal, listOtherPrices, listOtherDiscounts, paymentFee }: PriceBreakdown,
  language: Language,
): { label: string; value: number }[] {
  const { t } = translatorFor(language);
  const price = rupiah(mainPrice, language);
  return [
    { label: t('checkout:summary.mainPrice', { count: quantity, price }), value: subtotal },
    ...listOtherPrices.map(({ name, value }) => ({ label: name, value })),
    ...listOtherDiscounts.map(({ name, value }) => ({ label: name, value: -value })),
    ...(paymentFee ? [{ label: t('transactions:detail.fees'), value: paymentFee.value }] : []),
  ];
}
