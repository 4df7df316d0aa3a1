import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { AccordionItem, PageSection, Stack, Table, Text } from '@rimba/ui';
import { usePeriodName } from './use-period-name.ts';

/** What did not pass through the product stands apart and says so. */
export function Imported({ imported }: Pick<Schema<'FinancialReport'>, 'imported'>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = usePeriodName();
  if (imported.rows.length === 0) return null;
  return (
    <PageSection heading={t('financial.imported.title')} note={t('financial.imported.text')}>
      <Stack gap={4}>
        {(['income', 'expense'] as const).map((kind) => (
          <Text key={kind}>
            {t(`financial.imported.${kind}`)}: <strong>{format.rupiah(imported[kind])}</strong>
          </Text>
        ))}
        <AccordionItem summary={t('financial.showTable')}>
          <Table
            caption={t('financial.imported.title')}
            columns={[
              { key: 'period', head: t('financial.period.label'), cell: nameOf },
              {
                key: 'what',
                head: t('financial.imported.title'),
                cell: ({ kind, name }) => `${t(`financial.imported.${kind}`)}: ${name}`,
              },
              {
                key: 'amount',
                head: t('financial.amount'),
                align: 'end',
                cell: ({ amount }) => format.rupiah(amount),
              },
            ]}
            rows={imported.rows}
            rowKey={({ period, kind, name }) => `${period} ${kind} ${name}`}
          />
        </AccordionItem>
      </Stack>
    </PageSection>
  );
}
