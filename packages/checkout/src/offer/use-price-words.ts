import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { PriceProps } from '@rimba/ui';
import type { Costs } from './costs.ts';
import { useDiscountWords } from './use-discount-words.ts';

/** What one tree costs for a year in words, to be written once where many trees cost the same. */
export function usePriceWords(): (costs: Costs) => Omit<PriceProps, 'size'> {
  const { t } = useTranslation('common');
  const discountWords = useDiscountWords();
  const format = useFormat();
  return ({ finalPrice, totalPrice, totalDiscount, listOtherDiscounts }) => ({
    now: format.rupiah(finalPrice),
    ...(totalDiscount > 0 && {
      before: {
        price: format.rupiah(totalPrice),
        label: t('price.was'),
        reason: listOtherDiscounts.map(discountWords).join(', '),
      },
    }),
  });
}
