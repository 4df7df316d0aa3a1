import { useTranslation } from '@rimba/i18n/react';
import { IconButton, LocateIcon, MinusIcon, PlusIcon, WholeIcon } from '@rimba/ui';
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
      <IconButton icon={PlusIcon} label={t('controls.zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={MinusIcon} label={t('controls.zoomOut')} onClick={() => onZoom(-1)} />
      <IconButton icon={WholeIcon} label={t('controls.reset')} onClick={onWhole} />
      <IconButton icon={LocateIcon} label={t('controls.locate')} onClick={onLocate} />
    </fieldset>
  );
}
