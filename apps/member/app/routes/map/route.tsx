import { useTranslation } from '@rimba/i18n/react';
import { hasWebGl2, type MapBounds, MapLegend } from '@rimba/map';
import { late } from '@rimba/shell';
import { Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef, useState } from 'react';
import { communityAreasQuery } from '../../data/map.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAddressState } from '../../frame/use-address-state.ts';
import { useForestInTerm } from '../../trees/use-forest.ts';
import { CommunityList } from './CommunityList.tsx';
import { FindTree } from './FindTree.tsx';
import { PlaceFilters, StatusFilter } from './MapFilters.tsx';
import { type MapHandle, MapStage } from './MapStage.tsx';
import { MapComing, MapFailed } from './MapState.tsx';
import * as styles from './map.css.ts';
import { readMapState, writeMapState } from './map-state.ts';
import { OwnTrees } from './OwnTrees.tsx';
import { TreesInView } from './TreesInView.tsx';
import { useScene } from './use-scene.ts';

// What only some browsers draw, and what comes with a touch.
const DrawnMap = late(() => import('./DrawnMap.tsx'));
const SelectedTree = late(() => import('./SelectedTree.tsx'));

export default function MapPage() {
  const { t } = useTranslation('map');
  const [state, change] = useAddressState(readMapState, writeMapState);
  const [bounds, setBounds] = useState<MapBounds>();
  const isLive = useMemo(hasWebGl2, []);
  const map = useRef<MapHandle>(null);
  const head = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const areas = useQuery(communityAreasQuery());
  const forest = useForestInTerm();
  const scene = useScene(state, areas.data, forest);
  const controls = { state, onChange: change };
  const choose = (tree: { id: number; longitude: number; latitude: number }) => {
    change({ tree: tree.id });
    map.current?.goTo(tree);
  };
  return (
    <div className={styles.page} data-fills-page>
      <div ref={head} className={styles.head}>
        <div className={styles.title}>
          <PageHead title={t('page.title')} />
        </div>
        <FindTree selected={state.tree} onTree={choose} />
        {!state.mine && <StatusFilter {...controls} />}
      </div>
      <section
        ref={stage}
        className={isLive ? styles.stage : styles.drawnStage}
        aria-label={t('page.mapLabel')}
      >
        {isLive ? (
          <MapStage
            ref={map}
            view={state.view}
            scene={scene}
            coveredAbove={() => coveredBy(head.current, stage.current)}
            onMove={(view, seen) => {
              setBounds(seen);
              change({ view });
            }}
            onTree={(id) => change({ tree: id })}
          />
        ) : (
          <Suspense>
            {areas.data && <DrawnMap areas={areas.data} />}
            {areas.isPending && <MapComing />}
            {areas.isLoadingError && <MapFailed retry={() => void areas.refetch()} />}
          </Suspense>
        )}
        {state.tree !== undefined && (
          <Suspense>
            <SelectedTree
              id={state.tree}
              onCover={(tree, covered) => map.current?.goTo(tree, undefined, covered)}
              onClose={() => change({ tree: undefined })}
            />
          </Suspense>
        )}
      </section>
      <div className={styles.panel}>
        <Stack gap={5}>
          <MapLegend open={false} />
          <PlaceFilters {...controls} />
          {state.mine ? (
            <OwnTrees forest={forest} selected={state.tree} onTree={choose} />
          ) : (
            <>
              <CommunityList
                areas={areas}
                bounds={bounds}
                onShow={(area, community) => (isLive ? map.current?.fit(area) : change({ community }))}
              />
              <TreesInView state={state} bounds={bounds} onTree={choose} />
            </>
          )}
          <Text variant="caption" tone="muted">
            {t('notes.approximate')} {isLive && t('controls.keyboardHelp')}
          </Text>
        </Stack>
      </div>
    </div>
  );
}

/** How far one element lies over another, from the other's upper edge. */
function coveredBy(above: HTMLElement | null, below: HTMLElement | null): number {
  const [one, other] = [above?.getBoundingClientRect(), below?.getBoundingClientRect()];
  const isBeside = !one || !other || one.right <= other.left;
  return isBeside ? 0 : Math.max(0, one.bottom - other.top);
}
