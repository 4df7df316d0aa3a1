import { useTranslation } from '@rimba/i18n/react';
import { MapTool } from '@rimba/map';
import { LocateIcon, MinusIcon, PlusIcon, WholeIcon } from '@rimba/ui';
import * as styles from './map.css.ts';

interface MapToolsProps {
  onZoom: (steps: number) => void;
  onWhole: () => void;
  onLocate: () => void;
}

/** What can be done with the map without a pointer or a wheel. */
export function MapTools({ onZoom, onWhole, onLocate }: MapToolsProps) {
  const { t } = useTranslation('map');
  return (
    <fieldset className={styles.tools} aria-label={t('controls.label')}>
      <MapTool icon={PlusIcon} label={t('controls.zoomIn')} onClick={() => onZoom(1)} />
      <MapTool icon={MinusIcon} label={t('controls.zoomOut')} onClick={() => onZoom(-1)} />
      <MapTool icon={WholeIcon} label={t('controls.reset')} word={t('controls.whole')} onClick={onWhole} />
      <MapTool icon={LocateIcon} label={t('controls.locate')} word={t('controls.here')} onClick={onLocate} />
    </fieldset>
  );
}
