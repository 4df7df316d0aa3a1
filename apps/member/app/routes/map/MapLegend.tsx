import { treeStatuses, treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { StatusMark, Text } from '@rimba/ui';
import * as styles from './map.css.ts';

/** What the signs on the map mean, each by shape, colour and word. */
export function MapLegend() {
  const { t } = useTranslation(['map', 'common']);
  return (
    <details className={styles.legend} open>
      <summary className={styles.legendTitle}>{t('map:legend.title')}</summary>
      <ul className={styles.legendLines}>
        {treeStatuses.map((status) => (
          <li key={status}>
            <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>
          </li>
        ))}
        <li className={styles.legendLine}>
          <span className={styles.clusterSign} aria-hidden />
          <Text as="span" variant="small">
            {t('map:legend.cluster')}
          </Text>
        </li>
        <li className={styles.legendLine}>
          <span className={styles.areaSign} aria-hidden />
          <Text as="span" variant="small">
            {t('map:legend.group')}
          </Text>
        </li>
      </ul>
    </details>
  );
}
