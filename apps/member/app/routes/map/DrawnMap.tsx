import { useTranslation } from '@rimba/i18n/react';
import { CommunitiesMap, type CommunityAreas } from '@rimba/map';
import { Text } from '@rimba/ui';
import * as styles from './map.css.ts';

/** In the place of the live map, where a browser cannot draw that. */
export default function DrawnMap({ areas }: { areas: CommunityAreas }) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.drawn}>
      <Text>{t('page.noWebgl')}</Text>
      <div className={styles.drawnMap}>
        <CommunitiesMap areas={areas} orientation="upright" label={t('page.mapLabel')} />
      </div>
    </div>
  );
}
