import { OnePrice } from '@rimba/checkout/offer';
import { useTranslation } from '@rimba/i18n/react';
import { MoneyLink } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { useOnePrice } from '../../../data/prices.ts';

/** What one tree costs for a year; its line is there before the price is. */
export function TermPrice() {
  const { t } = useTranslation('trees');
  const price = useOnePrice();
  return (
    <Stack gap={1}>
      {price ? <OnePrice of={price} size="figure" /> : <Text variant="figure">{'\u00a0'}</Text>}
      <Text variant="small" tone="muted">
        {t('buy.forYear')}
      </Text>
      <MoneyLink />
    </Stack>
  );
}
