import { useTranslation } from '@rimba/i18n/react';
import type { MapBounds, MapPoint, MapScene, MapView } from '@rimba/map';
import { wholeRegency } from '@rimba/map';
import type { TreeMap } from '@rimba/map/engine';
import { Button, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { mapMomentQuery } from '../../data/map.ts';
import { MapFailed } from './MapState.tsx';
import { MapTools } from './MapTools.tsx';
import * as styles from './map.css.ts';
import { type Located, useLocate } from './use-locate.ts';
import { useTreeMap } from './use-tree-map.ts';

/** What the lists beside the map may ask of it. */
export type MapHandle = Pick<TreeMap, 'goTo' | 'fit'>;

interface MapStageProps {
  ref: Ref<MapHandle>;
  view: MapView | undefined;
  scene: Omit<MapScene, 'here'>;
  coveredAbove: () => number;
  onMove: (view: MapView, bounds: MapBounds) => void;
  onTree: (id: number) => void;
}

const said = {
  unasked: undefined,
  found: undefined,
  asking: 'controls.locating',
  denied: 'controls.locateDenied',
  failed: 'controls.locateFailed',
  outside: 'controls.locateOutside',
} as const satisfies Record<Located, string | undefined>;

/** The live map with its tools, and what it has to say while it loads, fails or looks for the reader. */
export function MapStage({ ref, view, scene, coveredAbove, onMove, onTree }: MapStageProps) {
  const { t, i18n } = useTranslation('map');
  const container = useRef<HTMLDivElement>(null);
  const found = useRef<(here: MapPoint) => void>(undefined);
  const { located, here, locate } = useLocate((point) => found.current?.(point));
  const { map, state, isAway, retry } = useTreeMap(container, {
    view,
    scene: { ...scene, here },
    words: { canvas: t('page.canvas'), park: t('drawn.park') },
    language: i18n.language,
    coveredAbove,
    onMove,
    onTree,
  });
  found.current = (point) => map?.goTo(point);
  useImperativeHandle(ref, () => ({
    goTo: (...there) => map?.goTo(...there),
    fit: (bounds) => map?.fit(bounds),
  }));
  const moment = useQuery(mapMomentQuery()).data;
  useReload(map, moment);
  const words = said[located];
  return (
    <>
      <div ref={container} className={styles.canvas} />
      <MapTools
        onZoom={(steps) => map?.zoomBy(steps)}
        onWhole={() => map?.fit(wholeRegency)}
        onLocate={locate}
      />
      <div className={styles.notice} role="status">
        {state === 'loading' && <Text variant="small">{t('page.loading')}</Text>}
        {words !== undefined && <Text variant="small">{t(words)}</Text>}
        {isAway && state === 'ready' && (
          <>
            <Text variant="small">{t('notes.none')}</Text>
            <Button variant="secondary" size="compact" onClick={() => map?.toTrees()}>
              {t('controls.toTrees')}
            </Button>
          </>
        )}
      </div>
      {state === 'failed' && <MapFailed retry={retry} />}
    </>
  );
}

/** Asks for the trees anew when the service says that something changed; what it fetched first is new. */
function useReload(map: TreeMap | undefined, moment: number | undefined) {
  const first = useRef(moment);
  useEffect(() => {
    if (moment === undefined || moment === first.current) return;
    if (first.current !== undefined) map?.reload();
    first.current = moment;
  }, [map, moment]);
}
