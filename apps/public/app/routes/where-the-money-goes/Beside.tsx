import { type Schema, serviceNow } from '@rimba/api-client';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Heading, Stack, Table, Text } from '@rimba/ui';

type Report = Schema<'SpendingReport'>;
type Row = Report['total'] & { key: string; name: string };

interface BesideProps {
  report: Report;
  /** The day of the latest entry. */
  asOf: string;
  /** What the financial report counts, in million rupiah: the same payments with their fees. */
  income: number | null | undefined;
}

/** What was passed on beside what came in: by year, then by community, and for each adoption. */
export function Beside({ report: { years, groups, total }, asOf, income }: BesideProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const ofYears = [
    ...years.map(({ year, ...figures }): Row => ({ key: String(year), name: String(year), ...figures })),
    { key: 'all', name: t('spending.total'), ...total },
  ];
  const ofCommunities = groups.map(
    ({ kelompokKomunitas: { slug, name }, ...figures }): Row => ({ key: slug, name, ...figures }),
  );
  return (
    <Stack as="section" gap={4} aria-labelledby="beside">
      <Stack gap={1}>
        <Heading level={2} id="beside">
          {t('spending.beside')}
        </Heading>
        <Text tone="muted">
          {t('spending.besideText', { today: format.date(serviceNow()), date: format.date(asOf) })}
        </Text>
      </Stack>
      <FiguresTable head={t('spending.year')} rows={ofYears} withUsed />
      {typeof income === 'number' && (
        <Text variant="small" tone="muted" measure>
          <Trans
            ns="reports"
            i18nKey="spending.withFees"
            values={{ amount: format.number(income, 1) }}
            components={{ report: <TextLink to={{ page: 'financialReport' }} /> }}
          />
        </Text>
      )}
      <FiguresTable head={t('spending.group')} rows={ofCommunities} />
    </Stack>
  );
}

function FiguresTable({ head, rows, withUsed = false }: { head: string; rows: Row[]; withUsed?: boolean }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const millions = (amount: number) => format.number(amount / 1_000_000, 1, 1);
  const amounts = ['received', 'passedOn', ...(withUsed ? (['used'] as const) : [])] as const;
  return (
    <Table
      caption={`${t('spending.beside')}: ${head}`}
      columns={[
        { key: 'name', head, cell: ({ name }) => name },
        ...amounts.map((key) => ({
          key,
          head: t(`spending.${key}`),
          align: 'end' as const,
          cell: (row: Row) => millions(row[key]),
        })),
        { key: 'trees', head: t('spending.trees'), align: 'end', cell: ({ trees }) => format.number(trees) },
        {
          key: 'perTree',
          head: t('spending.perTree'),
          align: 'end',
          cell: ({ passedOnPerTree: amount }) => (amount === null ? '–' : format.rupiah(amount)),
        },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
