import type { Schema } from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import type { NamedDiscount } from './use-discount-words.ts';

/** Of a breakdown, what a price is shown by. */
export type Costs = Pick<Schema<'PriceBreakdown'>, 'finalPrice' | 'totalPrice' | 'totalDiscount'> & {
  listOtherDiscounts: readonly NamedDiscount[];
};

/** What one tree costs by the price list, whether or not there is a tree to quote. */
export const costsOf = (
  { oneTree, listOtherDiscounts }: Schema<'PriceConfig'>,
  language: Language,
): Costs => ({
  ...oneTree,
  listOtherDiscounts: listOtherDiscounts.map(({ name, endsAt }) => ({
    name: typeof name === 'string' ? name : name[language],
    endsAt,
  })),
});
