import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink } from '@rimba/shell';
import { PriceBreakdown, Stack } from '@rimba/ui';
import { useDiscountWords } from '../offer/use-discount-words.ts';
import { priceLines, totalWords } from './price-lines.ts';
import type { Breakdown } from './wire.ts';

interface OrderPriceProps {
  breakdown: Breakdown;
  /** How the transaction stands that it is the price of, or that no method is chosen yet; it waits for its payment unless told. */
  status?: Parameters<typeof totalWords>[0];
}

/** The service's breakdown of a price, the same on every screen. */
export function PriceLines({ breakdown, status = 'pending_payment' }: OrderPriceProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <PriceBreakdown
      lines={priceLines(breakdown, {
        mainPrice: (count, price) => t('summary.mainPrice', { count, price }),
        rupiah: format.rupiah,
        fee: (method) => t('summary.methodFee', { method }),
        discount: useDiscountWords(),
      })}
      total={{ label: t(totalWords(status)), amount: format.rupiah(breakdown.finalPrice) }}
    />
  );
}

/** The same, with the way to where the money goes; a dialog has no ways out of it. */
export function OrderPrice(props: OrderPriceProps) {
  return (
    <Stack gap={2}>
      <PriceLines {...props} />
      <div>
        <MoneyLink />
      </div>
    </Stack>
  );
}
