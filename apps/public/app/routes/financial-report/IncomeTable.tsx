import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Table } from '@rimba/ui';
import { usePeriodName } from './use-period-name.ts';

type Rows = Schema<'FinancialReport'>['rows'];

export function IncomeTable({ rows }: { rows: Rows }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = usePeriodName();
  return (
    <Table
      caption={t('financial.tableCaption')}
      columns={[
        { key: 'period', head: t('financial.period.label'), cell: nameOf },
        { key: 'source', head: t('financial.source.label'), cell: ({ name }) => name },
        {
          key: 'amount',
          head: t('financial.amount'),
          align: 'end',
          cell: ({ amount }) => format.rupiah(amount),
        },
      ]}
      rows={rows}
      rowKey={({ period, source }) => `${period} ${source}`}
    />
  );
}
