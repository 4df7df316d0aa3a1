import type { Schema } from '@rimba/api-client';
import type { Costs } from '@rimba/checkout/offer';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { MapLegend, MapTool } from '@rimba/map';
import {
  Button,
  CloseIcon,
  FullScreenIcon,
  Inline,
  LeaveFullScreenIcon,
  MinusIcon,
  PlusIcon,
  Text,
  WholeIcon,
} from '@rimba/ui';
import type { ReactNode } from 'react';
import { Enhancement } from '../enhancement/Enhancement.tsx';
import { ChosenTree } from './ChosenTree.tsx';
import { FindTreeForm } from './FindTreeForm.tsx';
import * as styles from './live-map.css.ts';
import liveMapScript from './live-map.enhancement.ts?worker&url';

interface LiveMapProps {
  areas: Schema<'GroupAreas'>;
  /** Of one tree; null where the service could not say. */
  price: Costs | null;
  /** The drawing that stands here until somebody asks for the live map, whose code comes with the first press. */
  children: ReactNode;
}

/** The live map: in the drawing's place, or over the whole window. */
export function LiveMap({ areas, price, children }: LiveMapProps) {
  const { t } = useTranslation(['home', 'map']);
  return (
    <>
      <Enhancement src={liveMapScript} />
      <div data-drawn-map>{children}</div>
      <div data-map-place>
        <section
          className={styles.stage}
          aria-label={t('map:page.mapLabel')}
          data-live-map
          data-canvas-label={t('map:page.canvas')}
          data-park={t('map:drawn.park')}
          data-two-fingers={t('map:controls.twoFingers')}
          data-ctrl-wheel={t('map:controls.ctrlWheel')}
          data-meta-wheel={t('map:controls.metaWheel')}
          hidden
        >
          <div className={styles.canvas} data-canvas />
          <div className={styles.side}>
            <FindTreeForm />
            <Said />
          </div>
          <Tools />
          <div className={styles.legend}>
            <Counted areas={areas} />
            <Text variant="small">{t('map:page.rings')}</Text>
            <MapLegend open={false} rings="clusterReady" without="inactive" />
          </div>
          <ChosenTree price={price} />
        </section>
      </div>
      <Inline>
        <span data-open-map hidden>
          <Button variant="secondary">{t('home:map.cta')}</Button>
        </span>
        <Text variant="small">
          <span
            role="status"
            data-map-said
            data-no-webgl={t('map:page.noWebgl')}
            data-failed={t('map:page.error')}
          />
        </Text>
      </Inline>
      <dialog className={styles.dialog} aria-label={t('map:page.title')} data-map-dialog />
    </>
  );
}

/** Every tree of the map, as home and the communities count them. */
function Counted({ areas: { features } }: Pick<LiveMapProps, 'areas'>) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const sum = (of: 'total' | 'readyToAdopt') =>
    features.reduce((trees, { properties }) => trees + properties[of], 0);
  return (
    <Text variant="small" weight="semibold">
      {t('page.counted', { count: sum('total'), ready: format.number(sum('readyToAdopt')) })}
    </Text>
  );
}

function Said() {
  const { t } = useTranslation('map');
  return (
    <>
      <div className={styles.notice} data-state>
        <Text variant="small">
          <span role="status" data-loading={t('page.loading')} data-failed={t('page.error')} />
        </Text>
      </div>
      <div className={styles.notice} data-away hidden>
        <Text variant="small">{t('notes.none')}</Text>
        <Button variant="secondary" size="compact" data-to-trees>
          {t('controls.toTrees')}
        </Button>
      </div>
    </>
  );
}

function Tools() {
  const { t } = useTranslation(['map', 'common']);
  return (
    <fieldset className={styles.tools} aria-label={t('map:controls.label')}>
      <MapTool icon={CloseIcon} label={t('map:controls.close')} data-close-map />
      <span data-large>
        <MapTool icon={FullScreenIcon} label={t('map:controls.large')} />
      </span>
      <span data-small hidden>
        <MapTool icon={LeaveFullScreenIcon} label={t('map:controls.small')} />
      </span>
      <MapTool icon={PlusIcon} label={t('map:controls.zoomIn')} data-zoom="1" />
      <MapTool icon={MinusIcon} label={t('map:controls.zoomOut')} data-zoom="-1" />
      <MapTool icon={WholeIcon} label={t('map:controls.reset')} word={t('map:controls.whole')} data-whole />
    </fieldset>
  );
}
