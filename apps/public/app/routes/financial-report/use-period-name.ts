import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { Row } from '../../reports/report-view.ts';

/** What a period is called: a year, a quarter or a month of it. */
export function usePeriodName() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ year, quarter, month }: Pick<Row, 'year' | 'quarter' | 'month'>): string => {
    // The middle of the month, so that it is the same one in every zone.
    if (month !== null) return format.month(Date.UTC(year, month - 1, 15));
    return quarter === null ? String(year) : t('financial.quarterName', { quarter, year });
  };
}
