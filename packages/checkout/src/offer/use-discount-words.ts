import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';

export type NamedDiscount = Pick<Schema<'PriceBreakdown'>['listOtherDiscounts'][number], 'name' | 'endsAt'>;

/** A discount by its name, and its last day where it has one, which no line breaks. */
export function useDiscountWords() {
  const { t } = useTranslation('common');
  const format = useFormat();
  return ({ name, endsAt }: NamedDiscount) =>
    endsAt === null
      ? name
      : t('price.discountUntil', { name, date: format.lastFullDay(endsAt).replaceAll(' ', '\u00a0') });
}
