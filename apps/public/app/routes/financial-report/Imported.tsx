import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Link, PageSection, Stack, Table } from '@rimba/ui';
import { usePeriodName } from './use-period-name.ts';

type Figures = Schema<'FinancialReport'>['imported'];
interface ImportedProps {
  imported: Figures;
  /** Where its rows can be had. */
  file: string;
}

/** What did not pass through the product stands apart and says so. */
export function Imported({ imported, file }: ImportedProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = usePeriodName();
  if (imported.rows.length === 0) return null;
  return (
    <PageSection heading={t('financial.imported.title')} note={t('financial.imported.text')}>
      <Stack gap={4}>
        <Table
          caption={t('financial.imported.years')}
          columns={[
            {
              key: 'year',
              head: t('spending.year'),
              cell: ({ year }) => year ?? <strong>{t('financial.imported.all')}</strong>,
            },
            ...(['income', 'expense'] as const).map((kind) => ({
              key: kind,
              head: t(`financial.imported.${kind}`),
              align: 'end' as const,
              cell: (sums: YearSums) => format.rupiah(sums[kind]),
            })),
          ]}
          rows={[...sumByYear(imported.rows), { year: undefined, ...imported }]}
          rowKey={({ year }) => String(year)}
        />
        <Link asChild standalone>
          <a href={file} download="rimba.json">
            {t('financial.downloadJson')}
          </a>
        </Link>
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

type YearSums = { year: number | undefined } & Pick<Figures, 'income' | 'expense'>;

/** The latest year first. */
const sumByYear = (rows: Figures['rows']): YearSums[] =>
  [...Map.groupBy(rows, ({ year }) => year)]
    .map(([year, some]) => {
      const sum = (kind: 'income' | 'expense') =>
        some.reduce((total, row) => total + (row.kind === kind ? row.amount : 0), 0);
      return { year, income: sum('income'), expense: sum('expense') };
    })
    .toSorted((one, other) => other.year - one.year);
