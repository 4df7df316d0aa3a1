import { useFormat, useTranslation } from '@rimba/i18n/react';
import { BarChart, Text } from '@rimba/ui';
import { type ReportView, type Row, sumByPeriod } from './report-view.ts';
import { usePeriodName } from './use-period-name.ts';

/** The same figures as the table's, as bars from the oldest to the latest. */
export function IncomeChart({ rows, period }: { rows: readonly Row[]; period: ReportView['period'] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = usePeriodName();
  const label = t('financial.chartLabel', { period: t(`financial.period.${period}`) });
  const points = sumByPeriod(rows)
    .reverse()
    .map((sum) => ({
      label: nameOf(sum),
      value: sum.amount,
      valueText: format.number(sum.amount / 1_000_000, 1, 1),
    }));
  const unit = t('financial.inMillions');
  return (
    <div>
      <Text variant="small" tone="muted">
        {unit}
      </Text>
      <BarChart label={`${label}. ${unit}`} points={points} />
    </div>
  );
}
