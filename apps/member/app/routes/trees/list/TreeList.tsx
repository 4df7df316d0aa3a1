import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { Button, EmptyState, LoadMore, Plate, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { treesQuery } from '../../../data/trees.ts';
import { TreeGrid, TreeGridSkeleton } from '../../../trees/TreeGrid.tsx';
import type { ListControls } from './list-controls.ts';
import { noFilters } from './list-state.ts';

// Cards are what most readers see.
const TreeTable = lazy(() => import('./TreeTable.tsx').then(({ TreeTable }) => ({ default: TreeTable })));

const emptyDrawing = motif('empty-no-trees');

export function TreeList({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const trees = useInfiniteQuery(treesQuery(state));
  if (trees.isPending) return <TreeGridSkeleton />;
  if (trees.isError && !trees.data) {
    return (
      <QueryFailed error={trees.error} title={t('common:error.listFailed')} onRetry={() => trees.refetch()} />
    );
  }
  const shown = trees.data.pages.flatMap(({ data }) => data);
  const total = trees.data.pages[0]?.meta.total ?? 0;
  if (shown.length === 0) {
    return (
      <EmptyState
        title={t('trees:list.emptyTitle')}
        description={t('trees:list.emptyText')}
        drawing={<Plate of={emptyDrawing} size="medium" />}
        action={
          <Button variant="secondary" onClick={() => onChange(noFilters)}>
            {t('common:actions.resetFilter')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={5}>
      {shown.some(({ kelompokKomunitas }) => kelompokKomunitas?.illustrative) && (
        <Text variant="small" tone="muted">
          {t('trees:list.leadDemo')}
        </Text>
      )}
      {state.view === 'list' ? (
        <Suspense fallback={<TreeGridSkeleton />}>
          <TreeTable trees={shown} />
        </Suspense>
      ) : (
        <TreeGrid trees={shown} />
      )}
      <LoadMore
        status={t('common:pagination.showing', {
          from: 1,
          to: format.number(shown.length),
          total: format.number(total),
        })}
        label={t('trees:list.loadMore')}
        busy={trees.isFetchingNextPage ? t('common:loading.more') : undefined}
        onLoadMore={trees.hasNextPage ? () => void trees.fetchNextPage() : undefined}
      />
    </Stack>
  );
}
