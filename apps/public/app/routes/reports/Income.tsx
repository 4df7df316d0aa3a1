import type { Schema } from '@rimba/api-client';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, DownloadIcon, Inline, Stack, Text } from '@rimba/ui';
import { AmountBars } from '../../money/AmountBars.tsx';
import { sumByPeriod } from '../../reports/report-view.ts';

const shown = 4;

/** Adoption income of the latest year, and of the years before. */
export function Income({ report }: { report: Schema<'FinancialReport'> }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const language = useLanguage();
  const years = sumByPeriod(report.rows).slice(0, shown);
  const [latest] = years;
  if (!latest) return <Text>{t('financial.empty')}</Text>;
  return (
    <Stack gap={3} align="stretch">
      <Text variant="figure" tone="heading" unbroken>
        {format.rupiah(latest.amount)}
      </Text>
      <Text variant="small" tone="muted">
        {t('page.incomeOf', { year: latest.year, date: format.date(report.asOf) })}
      </Text>
      <Text variant="caption" tone="muted">
        {t('financial.inMillions')}
      </Text>
      <AmountBars
        narrow
        label={`${t('financial.chartLabel', { period: t('financial.period.year') })}. ${t('financial.inMillions')}`}
        amounts={years.map(({ period, year, amount }) => ({
          key: period,
          name: String(year),
          value: amount,
          valueText: format.number(amount / 1_000_000, 1, 1),
        }))}
      />
      <Inline>
        <Button asChild variant="secondary">
          <PageLink to={{ page: 'financialReport' }}>{t('page.open')}</PageLink>
        </Button>
        <Button asChild variant="secondary" icon={DownloadIcon}>
          <a
            href={`/api/v1/report/financial?period=year&format=csv&lang=${language}`}
            aria-label={t('financial.downloadCsv')}
            download
          >
            CSV
          </a>
        </Button>
      </Inline>
    </Stack>
  );
}
