import { readTreeIds, toBeside } from '@rimba/checkout/tree-choice';
import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Button, EmptyState, Plate, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, Suspense, useDeferredValue } from 'react';
import type { Tree } from '../../../data/wire.ts';
import { GrowingList } from '../../../frame/GrowingList.tsx';
import { TreeGrid } from '../../../trees/TreeGrid.tsx';
import { TreeGridSkeleton } from '../../../trees/TreeGridSkeleton.tsx';
import type { ListControls } from './list-controls.ts';
import { noFilters, type TreeListState } from './list-state.ts';
import { treesQuery } from './trees-query.ts';

// Cards are what most readers see.
const TreeTable = late(() => import('./TreeTable.tsx').then(({ TreeTable }) => ({ default: TreeTable })));

const emptyDrawing = motif('empty-no-trees');

export function TreeList({ state, onChange }: ListControls) {
  const { t } = useTranslation(['trees', 'common']);
  const empty = (
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
  return (
    <GrowingList
      list={useInfiniteQuery(treesQuery(state))}
      skeleton={<TreeGridSkeleton />}
      empty={empty}
      moreLabel={t('trees:list.loadMore')}
    >
      {(trees) => <LatestTrees trees={trees} view={state.view} beside={toBeside(state.chosen)} />}
    </GrowingList>
  );
}

interface TreesProps {
  trees: readonly Tree[];
  view: TreeListState['view'];
  /** What the addresses of the trees end in, where others wait at the checkout. */
  beside: string;
}

/** What the service has to add for the reader is drawn in pieces: a list is long. */
function LatestTrees({ trees, ...rest }: TreesProps) {
  return <Trees trees={useDeferredValue(trees)} {...rest} />;
}

const Trees = memo(function Trees({ trees, view, beside }: TreesProps) {
  const { t } = useTranslation('trees');
  const chosen = readTreeIds(new URLSearchParams(beside));
  return (
    <>
      {trees.some(({ kelompokKomunitas }) => kelompokKomunitas?.illustrative) && (
        <Text variant="small" tone="muted">
          {t('list.leadDemo')}
        </Text>
      )}
      {view === 'list' ? (
        <Suspense fallback={<TreeGridSkeleton />}>
          <TreeTable trees={trees} chosen={chosen} beside={beside} />
        </Suspense>
      ) : (
        <TreeGrid trees={trees} chosen={chosen} beside={beside} />
      )}
    </>
  );
});
