import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, DownloadIcon, Heading, Inline, Link, Stack, Table, Text } from '@rimba/ui';
import { AmountBars } from '../../money/AmountBars.tsx';
import * as styles from '../../money/money.css.ts';

type Report = Schema<'SpendingReport'>;
type ByGroupProps = { report: Report; asOf: string; file: (kind: 'csv' | 'json') => string };

/** What has reached each group, year by year. */
export function ByGroup({ report: { groups, years, total }, asOf, file }: ByGroupProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const millions = (amount: number) => format.number(amount / 1_000_000, 1, 1);
  const rows = [
    ...groups.map(({ kelompokKomunitas: group, ...figures }) => ({ key: group.slug, group, ...figures })),
    { key: 'all', group: undefined, ...total, years },
  ];
  return (
    <Stack as="section" gap={4} aria-labelledby="by-group">
      <div className={styles.headed}>
        <Stack gap={1}>
          <Heading level={2} id="by-group">
            {t('spending.byGroup')}
          </Heading>
          <Text tone="muted">{t('spending.asOf', { date: format.date(asOf) })}</Text>
        </Stack>
        <Inline gap={4}>
          <Button asChild variant="secondary" icon={DownloadIcon}>
            <a href={file('csv')} download>
              {t('spending.downloadCsv')}
            </a>
          </Button>
          <Link asChild standalone>
            <a href={file('json')} download="rimba-spending.json">
              {t('financial.downloadJson')}
            </a>
          </Link>
        </Inline>
      </div>
      <div className={styles.phoneOnly}>
        <Stack gap={3}>
          <AmountBars
            narrow
            label={t('spending.byGroup')}
            amounts={rows.flatMap(({ key, group, passedOn, years: own }) =>
              group
                ? {
                    key,
                    name: <GroupName of={group} />,
                    value: passedOn,
                    valueText: millions(passedOn),
                    parts: own.map((of) => `${of.year} ${millions(of.passedOn)}`).join(' · '),
                  }
                : [],
            )}
          />
          <div className={styles.sum}>
            <GroupName of={undefined} />
            <strong>{millions(total.passedOn)}</strong>
          </div>
        </Stack>
      </div>
      <div className={styles.wideOnly}>
        <Table
          caption={t('spending.byGroup')}
          columns={[
            {
              key: 'group',
              head: t('spending.group'),
              cell: ({ group }) => <GroupName of={group} />,
            },
            ...years.map(({ year }) => ({
              key: String(year),
              head: String(year),
              align: 'end' as const,
              cell: (row: (typeof rows)[number]) =>
                millions(row.years.find((each) => each.year === year)?.passedOn ?? 0),
            })),
            {
              key: 'total',
              head: t('spending.total'),
              align: 'end',
              cell: ({ passedOn }) => <strong>{millions(passedOn)}</strong>,
            },
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      </div>
    </Stack>
  );
}

/** A group's name leads to its page; without one it is all of them. */
function GroupName({ of }: { of: Report['groups'][number]['kelompokKomunitas'] | undefined }) {
  const { t } = useTranslation('reports');
  if (!of) return <strong>{t('spending.all')}</strong>;
  return (
    <TextLink to={{ page: 'community', params: { kelompokKomunitasName: of.slug } }}>{of.name}</TextLink>
  );
}
