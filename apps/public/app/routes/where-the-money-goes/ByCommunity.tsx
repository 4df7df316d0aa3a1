import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, DownloadIcon, Heading, Inline, Link, Stack, Table, Text } from '@rimba/ui';
import { AmountBars } from '../../money/AmountBars.tsx';
import * as styles from '../../money/money.css.ts';

type Report = Schema<'SpendingReport'>;
type ByCommunityProps = { report: Report; asOf: string; file: (kind: 'csv' | 'json') => string };

/** What has reached each community, year by year. */
export function ByCommunity({ report: { groups, years, total }, asOf, file }: ByCommunityProps) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const millions = (amount: number) => format.number(amount / 1_000_000, 1, 1);
  const rows = [
    ...groups.map(({ kelompokKomunitas: community, ...figures }) => ({
      key: community.slug,
      community,
      ...figures,
    })),
    { key: 'all', community: undefined, ...total, years },
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
            amounts={rows.flatMap(({ key, community, passedOn, years: own }) =>
              community
                ? {
                    key,
                    name: <CommunityName of={community} />,
                    value: passedOn,
                    valueText: millions(passedOn),
                    parts: own.map((of) => `${of.year} ${millions(of.passedOn)}`).join(' · '),
                  }
                : [],
            )}
          />
          <div className={styles.sum}>
            <CommunityName of={undefined} />
            <strong>{millions(total.passedOn)}</strong>
          </div>
        </Stack>
      </div>
      <div className={styles.wideOnly}>
        <Table
          caption={t('spending.byGroup')}
          columns={[
            {
              key: 'community',
              head: t('spending.group'),
              cell: ({ community }) => <CommunityName of={community} />,
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

/** A community's name leads to its page; without one it is all of them. */
function CommunityName({ of }: { of: Report['groups'][number]['kelompokKomunitas'] | undefined }) {
  const { t } = useTranslation('reports');
  if (!of) return <strong>{t('spending.all')}</strong>;
  return (
    <TextLink to={{ page: 'community', params: { kelompokKomunitasName: of.slug } }}>{of.name}</TextLink>
  );
}
