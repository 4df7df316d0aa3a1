import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MoneyLink } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { useMainPrice } from '../../../data/prices.ts';

/** What one tree costs for a year; its line is there before the price is. */
export function TermPrice() {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const price = useMainPrice();
  return (
    <Stack gap={1}>
      <Text variant="figure">{price === undefined ? '\u00a0' : format.rupiah(price)}</Text>
      <Text variant="small" tone="muted">
        {t('buy.forYear')}
      </Text>
      <MoneyLink />
    </Stack>
  );
}
