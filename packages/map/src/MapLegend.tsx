import { type TreeStatus, treeStatuses, treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { StatusMark, Text } from '@rimba/ui';
import * as styles from './legend.css.ts';

/** What stands on the map beside trees, each told by its shape. */
const landmarks = ['cluster', 'group', 'town', 'river', 'border', 'park'] as const;

interface MapLegendProps {
  /** Whether it is open before anybody pressed it. */
  open: boolean;
  /** What a ring counts: all trees, or those that are ready. */
  rings?: 'cluster' | 'clusterReady';
  /** A state that this map never shows. */
  without?: TreeStatus;
}

/** What the signs on the map mean, each by shape, colour and word. */
export function MapLegend({ open, rings = 'cluster', without }: MapLegendProps) {
  const { t } = useTranslation(['map', 'common']);
  return (
    <details className={styles.legend} open={open}>
      <summary className={styles.title}>{t('map:legend.title')}</summary>
      <ul className={styles.lines}>
        {treeStatuses
          .filter((status) => status !== without)
          .map((status) => (
            <li key={status}>
              <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>
            </li>
          ))}
        {landmarks.map((sign) => (
          <li key={sign} className={styles.line}>
            <span className={styles.signs[sign]} aria-hidden />
            <Text as="span" variant="small">
              {t(`map:legend.${sign === 'cluster' ? rings : sign}`)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
