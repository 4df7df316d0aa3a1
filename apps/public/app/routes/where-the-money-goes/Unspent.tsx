import { type Schema, serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Heading, PriceBreakdown, Stack, Text } from '@rimba/ui';
import * as styles from '../../money/money.css.ts';

/** The communities' share that has come in and has not been passed on yet. */
export function Unspent({ unspent: { amount, parts } }: Pick<Schema<'SpendingReport'>, 'unspent'>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return (
    <section className={styles.twoColumns} aria-labelledby="unspent">
      <Stack gap={2}>
        <Heading level={2} id="unspent">
          {t('spending.unspent')}
        </Heading>
        <Text variant="figure" tone="heading" unbroken>
          {format.rupiah(amount)}
        </Text>
        <Text tone="muted" measure>
          {t('spending.unspentText', { today: format.date(serviceNow()) })}
        </Text>
      </Stack>
      <PriceBreakdown
        lines={parts.map((part) => ({ label: part.name, amount: format.rupiah(part.amount) }))}
        total={{ label: t('spending.total'), amount: format.rupiah(amount) }}
      />
    </section>
  );
}
