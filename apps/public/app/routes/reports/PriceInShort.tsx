import { type Schema, serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Banner, Button, Heading, Stack, Text } from '@rimba/ui';
import * as styles from '../../money/money.css.ts';
import { SplitBar } from '../../money/SplitBar.tsx';

/** Where a price goes, in one line; the rest has a page of its own. */
export function PriceInShort({ report }: { report: Schema<'SpendingReport'> }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { split, price, total, unspent, years, asOf, illustrative } = report;
  const since = years.find(({ passedOn }) => passedOn > 0)?.year;
  return (
    <Stack gap={4}>
      <div className={styles.headed}>
        <Heading level={2}>
          {split && price
            ? t('spending.title', { price: format.rupiah(price.toPay) })
            : t('spending.titleNoPrice')}
        </Heading>
        <Button asChild variant="secondary">
          <PageLink to={{ page: 'whereTheMoneyGoes' }}>{t('page.readMoney')}</PageLink>
        </Button>
      </div>
      {illustrative && <Banner tone="info">{t('spending.demo')}</Banner>}
      {split ? (
        <>
          <SplitBar parts={split.parts} />
          <Text>
            <strong>{t('page.share', { percent: format.percent(split.groupShare / 100, 1) })}</strong>{' '}
            {since !== undefined &&
              asOf !== null &&
              t('page.moneyLine', {
                passed: format.rupiah(total.passedOn),
                year: since,
                date: format.date(asOf),
                unspent: format.rupiah(unspent.amount),
                today: format.date(serviceNow()),
              })}
          </Text>
        </>
      ) : (
        <Text>{t('spending.leadEmpty')}</Text>
      )}
    </Stack>
  );
}
