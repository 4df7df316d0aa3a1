import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Price, type PriceProps } from '@rimba/ui';
import { type NamedDiscount, useDiscountWords } from './use-discount-words.ts';

/** Of a breakdown, what a price is shown by. */
export type Costs = Pick<Schema<'PriceBreakdown'>, 'finalPrice' | 'totalPrice' | 'totalDiscount'> & {
  listOtherDiscounts: readonly NamedDiscount[];
};

/** What one tree costs for a year, as the service works it out; the discount is named. */
export function OnePrice({ of, size }: { of: Costs } & Pick<PriceProps, 'size'>) {
  const { t } = useTranslation('shelf');
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
