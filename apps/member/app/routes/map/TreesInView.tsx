import { useTranslation } from '@rimba/i18n/react';
import { contains, type MapBounds, wholeRegency } from '@rimba/map';
import { Heading, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { treesInViewQuery } from '../../data/map.ts';
import type { Tree } from '../../data/wire.ts';
import { GrowingList } from '../../frame/GrowingList.tsx';
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
  return (
    <Stack gap={2} as="section" aria-labelledby="map-trees">
      <Heading level={2} size="h4" id="map-trees">
        {t('map:list.trees')}
      </Heading>
      <Text variant="small" tone="muted">
        {t('map:page.listHint')}
      </Text>
      <GrowingList
        list={useInfiniteQuery(treesInViewQuery(state, narrowing(bounds)))}
        empty={<PlaceNote>{t('map:notes.none')}</PlaceNote>}
      >
        {(trees, total) => (
          <>
            <PlaceNote>{t('common:units.trees', { count: total })}</PlaceNote>
            <TreeLines trees={trees} selected={state.tree} onTree={onTree} />
          </>
        )}
      </GrowingList>
    </Stack>
  );
}

const PlaceNote = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.placeNote}>
    {children}
  </p>
);

/** Where all of the regency is in view, its bounds leave out nothing and need not be asked for. */
function narrowing(bounds: MapBounds | undefined): MapBounds | undefined {
  if (bounds === undefined) return undefined;
  const [west, south, east, north] = wholeRegency;
  const isWhole =
    contains(bounds, { longitude: west, latitude: south }) &&
    contains(bounds, { longitude: east, latitude: north });
  return isWhole ? undefined : bounds;
}
