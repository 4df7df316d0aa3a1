import { motif, standFigureFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed, usePageAddress } from '@rimba/shell';
import { Button, EmptyState, Plate, Skeleton, SkeletonGroup, Stack, StandingRow, Text } from '@rimba/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { OwnRank } from '../../adopters/OwnRank.tsx';
import type { OwnTree } from '../../data/own-trees.ts';
import type { Tree } from '../../data/wire.ts';
import { useForest } from '../../trees/use-forest.ts';
import { OwnTrees } from './OwnTrees.tsx';

/** One's own trees in a row at one scale, and the empty place that calls to adopt again. */
export function Forest({ name }: { name: string }) {
  const { t } = useTranslation(['member-home', 'common']);
  const forest = useForest();
  switch (forest.state) {
    case 'loading':
      return (
        <SkeletonGroup label={t('common:loading.data')}>
          <Skeleton width="medium" />
          <Skeleton shape="tall" />
        </SkeletonGroup>
      );
    case 'failed':
      return <QueryFailed error={forest.error} onRetry={forest.retry} />;
    case 'known':
      return forest.trees.length === 0 ? (
        <NoTrees />
      ) : (
        <Row name={name} trees={forest.trees} terms={forest.terms} />
      );
  }
}

interface RowProps {
  name: string;
  trees: readonly Tree[];
  terms: readonly OwnTree[];
}

function Row({ name, trees, terms }: RowProps) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const address = usePageAddress();
  const navigate = useNavigate();
  const link = (href: string) => ({
    href,
    onFollow: (event: MouseEvent) => {
      event.preventDefault();
      void navigate(href);
    },
  });
  const groups = new Set(trees.map(({ kelompokKomunitas }) => kelompokKomunitas?.id)).size;
  const carbon = trees.reduce((sum, tree) => sum + tree.carbonAbsorption, 0);
  return (
    <Stack gap={3}>
      <Text tone="muted">
        {[
          t('forest.summary', { count: trees.length }),
          t('forest.groups', { count: groups }),
          t('forest.carbon', { value: format.kilograms(carbon) }),
        ].join(', ')}
        .
      </Text>
      <OwnRank />
      <StandingRow
        label={t('standing.label', { name })}
        trees={trees.map((tree) => ({
          ...link(address({ page: 'tree', params: { treeId: tree.id } })),
          code: tree.code,
          name: tree.treeName,
          heightM: tree.height,
          height: format.measure(tree.height, 'm'),
          figure: standFigureFor(tree.latinName),
        }))}
        formatHeight={(metres) => format.measure(metres, 'm')}
        vacant={{
          ...link(address({ page: 'trees', suffix: '?status=ready_to_adopt' })),
          text: t('standing.vacant'),
          label: t('standing.vacantLabel'),
        }}
      />
      <OwnTrees trees={trees} terms={terms} />
    </Stack>
  );
}

function NoTrees() {
  const { t } = useTranslation('member-home');
  return (
    <EmptyState
      title={t('forest.emptyTitle')}
      description={t('forest.emptyText')}
      drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
      action={
        <Button asChild>
          <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>{t('forest.emptyCta')}</PageLink>
        </Button>
      }
    />
  );
}
