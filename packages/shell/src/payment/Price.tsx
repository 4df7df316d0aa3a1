import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PriceBreakdown } from '@rimba/ui';
import type { PriceBreakdownOnWire } from '../data/wire.ts';
import { priceLines, totalWords } from './price-lines.ts';

interface PriceProps {
  breakdown: PriceBreakdownOnWire;
  /** It is no longer to be paid. */
  paid?: boolean;
}

/** The service's breakdown of a price, the same on every screen. */
export function Price({ breakdown, paid = false }: PriceProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <PriceBreakdown
      lines={priceLines(breakdown, {
        mainPrice: (count, price) => t('summary.mainPrice', { count, price }),
        rupiah: format.rupiah,
      })}
      total={{ label: t(totalWords(paid)), amount: format.rupiah(breakdown.finalPrice) }}
    />
  );
}
