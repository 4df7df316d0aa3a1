import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Price, type PriceProps } from '@rimba/ui';
import type { Costs } from './costs.ts';
import { useDiscountWords } from './use-discount-words.ts';

/** What one tree costs for a year, as the service works it out; the discount is named. */
export function OnePrice({ of, size }: { of: Costs } & Pick<PriceProps, 'size'>) {
  const { t } = useTranslation('common');
  const discountWords = useDiscountWords();
  const format = useFormat();
  const { finalPrice, totalPrice, totalDiscount, listOtherDiscounts } = of;
  return (
    <Price
      size={size ?? 'body'}
      now={format.rupiah(finalPrice)}
      {...(totalDiscount > 0 && {
        before: {
          price: format.rupiah(totalPrice),
          label: t('price.was'),
          reason: listOtherDiscounts.map(discountWords).join(', '),
        },
      })}
    />
  );
}
