import { useFormat, useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { contains, type MapBounds, wholeRegency } from '@rimba/shell/map';
import { Heading, LoadMore, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { treesInViewQuery } from '../../data/map.ts';
import type { Tree } from '../../data/wire.ts';
import * as styles from './map.css.ts';
import type { MapState } from './map-state.ts';
import { TreeLines } from './TreeLines.tsx';

interface TreeListProps {
  state: MapState;
  bounds: MapBounds | undefined;
  onTree: (tree: Tree) => void;
}

/** The trees that are on the map right now, some at a time. */
export function TreesInView({ state, bounds, onTree }: TreeListProps) {
  const { t } = useTranslation(['map', 'common']);
  const format = useFormat();
  const trees = useInfiniteQuery(treesInViewQuery(state, narrowing(bounds)));
  const shown = trees.data?.pages.flatMap(({ data }) => data) ?? [];
  const total = trees.data?.pages[0]?.meta.total ?? 0;
  return (
    <Stack gap={2} as="section" aria-labelledby="map-trees">
      <Heading level={2} size="h4" id="map-trees">
        {t('map:list.trees')}
      </Heading>
      <Text variant="small" tone="muted">
        {t('map:page.listHint')}
      </Text>
      {trees.isPending && (
        <SkeletonGroup label={t('common:loading.data')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {trees.isError && !trees.data && (
        <QueryFailed error={trees.error} onRetry={() => void trees.refetch()} />
      )}
      {trees.data && (
        <>
          <p role="status" className={styles.placeNote}>
            {total === 0 ? t('map:notes.none') : t('common:units.trees', { count: total })}
          </p>
          <TreeLines trees={shown} selected={state.tree} onTree={onTree} />
          {shown.length > 0 && (
            <LoadMore
              status={t('common:pagination.showing', {
                from: 1,
                to: format.number(shown.length),
                total: format.number(total),
              })}
              label={t('common:actions.showMore')}
              busy={trees.isFetchingNextPage ? t('common:loading.more') : undefined}
              onLoadMore={trees.hasNextPage ? () => void trees.fetchNextPage() : undefined}
            />
          )}
        </>
      )}
    </Stack>
  );
}

/** Where all of the regency is in view, its bounds leave out nothing and need not be asked for. */
function narrowing(bounds: MapBounds | undefined): MapBounds | undefined {
  if (bounds === undefined) return undefined;
  const [west, south, east, north] = wholeRegency;
  const isWhole =
    contains(bounds, { longitude: west, latitude: south }) &&
    contains(bounds, { longitude: east, latitude: north });
  return isWhole ? undefined : bounds;
}
