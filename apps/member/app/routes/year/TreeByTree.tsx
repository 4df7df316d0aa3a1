import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Link, Table, Text } from '@rimba/ui';
import type { YearReview } from '../../data/wire.ts';
import { grownText } from '../../trees/grown-text.ts';
import { isNumbered } from '../../trees/numbered-row.ts';

type YearTree = YearReview['trees'][number];

/** Each tree's first day, its last survey, and what lies between. */
export function TreeByTree({ trees, hasEnded }: { trees: readonly YearTree[]; hasEnded: boolean }) {
  const { t } = useTranslation('year');
  const format = useFormat();

  function aside({ bond, holder, diedAt, plantedAt }: YearTree): string {
    const gift =
      bond === 'given'
        ? [holder === '' ? t('giftNameless') : t('gift', { name: holder })]
        : bond === 'received'
          ? [t('received')]
          : [];
    const died =
      diedAt === null
        ? []
        : plantedAt === null
          ? [t('died', { date: format.shortDate(diedAt) })]
          : [t('replaced', { died: format.shortDate(diedAt), planted: format.shortDate(plantedAt) })];
    return [...gift, ...died].join('; ');
  }

  function grew({ grown, last, plantedAt }: YearTree): string {
    if (grown) return grownText(grown.height, format, t('unchanged'));
    if (!last) return '–';
    return t(plantedAt === null ? 'unmeasured' : 'new');
  }

  return (
    <Section title={t('trees')}>
      <Table
        caption={t('trees')}
        rows={trees.map((one, i) => ({ ...one, place: i + 1 }))}
        rowKey={({ tree, startsAt }) => `${tree.id} ${startsAt}`}
        columns={[
          {
            key: 'tree',
            head: t('tree'),
            cell: (one) => (
              <>
                <Link asChild>
                  <PageLink to={{ page: 'tree', params: { treeId: one.tree.id } }}>
                    {isNumbered(trees) ? `${one.place} · ${one.tree.treeName}` : one.tree.treeName}
                  </PageLink>
                </Link>{' '}
                {aside(one) !== '' && (
                  <Text as="span" variant="small" tone="muted">
                    ({aside(one)})
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'first',
            head: t('first'),
            align: 'end',
            cell: ({ first }) => (first ? format.measure(first.height, 'm') : '–'),
          },
          {
            key: 'now',
            head: t(hasEnded ? 'atEnd' : 'now'),
            align: 'end',
            cell: ({ first, last, plantedAt }) =>
              // What was measured on the first day says nothing of the end.
              last && (plantedAt !== null || last.id !== first?.id) ? format.measure(last.height, 'm') : '–',
          },
          {
            key: 'grew',
            head: t('grew'),
            align: 'end',
            cell: (one) => (
              <Text
                as="span"
                variant="small"
                tone={one.grown && one.grown.height > 0 ? 'success' : 'muted'}
                weight={one.grown ? 'semibold' : 'medium'}
              >
                {grew(one)}
              </Text>
            ),
          },
        ]}
      />
    </Section>
  );
}
