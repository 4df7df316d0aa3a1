import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PriceBreakdown } from '@rimba/ui';
import type { PriceBreakdownOnWire } from '../data/wire.ts';
import { priceLines } from './price-lines.ts';

/** The service's breakdown of a price, the same on every screen. */
export function Price({ breakdown }: { breakdown: PriceBreakdownOnWire }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <PriceBreakdown
      lines={priceLines(breakdown, {
        mainPrice: (count, price) => t('summary.mainPrice', { count, price }),
        rupiah: format.rupiah,
      })}
      total={{ label: t('summary.total'), amount: format.rupiah(breakdown.finalPrice) }}
    />
  );
}
