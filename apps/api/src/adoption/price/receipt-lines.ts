import type { Language } from '@rimba/i18n';
import { rupiah } from '@rimba/i18n/format';
import { linesOfPrice } from '@rimba/i18n/lines-of-price';
import { translatorFor } from '../../language/translator.ts';
import type { PriceBreakdown } from './price.schemas.ts';

/** A breakdown line by line, as receipts say it, in whole rupiah; discounts are below zero. */
export function receiptLines(
  breakdown: PriceBreakdown,
  language: Language,
): { label: string; value: number }[] {
  const { quantity, mainPrice, subtotal } = breakdown;
  const { t } = translatorFor(language);
  const price = rupiah(mainPrice, language);
  return [
    { label: t('checkout:summary.mainPrice', { count: quantity, price }), value: subtotal },
    ...linesOfPrice(breakdown).map(({ kind, line: { name, value } }) => ({
      label: kind === 'fee' ? t('checkout:summary.methodFee', { method: name }) : name,
      value: kind === 'discount' ? -value : value,
    })),
  ];
}
