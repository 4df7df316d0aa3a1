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
            {
              key: 'what',
              head: t('financial.imported.title'),
              cell: ({ kind }) => t(`financial.imported.${kind}`),
            },
            {
              key: 'amount',
              head: t('financial.amount'),
              align: 'end',
              cell: ({ amount }) => format.rupiah(amount),
            },
          ]}
          rows={[
            ...sumByYear(imported.rows),
            ...kinds.map((kind) => ({ year: undefined, kind, amount: imported[kind] })),
          ]}
          rowKey={({ year, kind }) => `${year} ${kind}`}
        />
        <Link asChild standalone>
          <a href={file} download>
            {t('financial.imported.downloadCsv')}
          </a>
        </Link>
        <AccordionItem summary={t('financial.imported.details')}>
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

const kinds = ['income', 'expense'] as const;

interface YearSum {
  /** Undefined for that of all years. */
  year: number | undefined;
  kind: (typeof kinds)[number];
  amount: number;
}

/** The latest year first. */
const sumByYear = (rows: Figures['rows']): YearSum[] =>
  [...Map.groupBy(rows, ({ year }) => year)]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([year, some]) =>
      kinds.map((kind) => ({
        year,
        kind,
        amount: some.reduce((total, row) => total + (row.kind === kind ? row.amount : 0), 0),
      })),
    );
