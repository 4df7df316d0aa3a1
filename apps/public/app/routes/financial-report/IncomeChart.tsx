import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Stack, Text } from '@rimba/ui';
import { AmountBars } from '../../money/AmountBars.tsx';
import { type ReportView, type Row, sumByPeriod } from '../../reports/report-view.ts';
import { usePeriodName } from './use-period-name.ts';

/** The table's figures as bars, in its order. */
export function IncomeChart({ rows, period }: { rows: readonly Row[]; period: ReportView['period'] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = usePeriodName();
  const label = t('financial.chartLabel', { period: t(`financial.period.${period}`) });
  const unit = t('financial.inMillions');
  return (
    <Stack gap={3}>
      <Text variant="small" tone="muted">
        {unit}
      </Text>
      <AmountBars
        label={`${label}. ${unit}`}
        amounts={sumByPeriod(rows).map((sum) => ({
          key: sum.period,
          name: nameOf(sum),
          value: sum.amount,
          valueText: format.number(sum.amount / 1_000_000, 1, 1),
        }))}
      />
    </Stack>
  );
}
