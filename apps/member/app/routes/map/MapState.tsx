import { useTranslation } from '@rimba/i18n/react';
import { useOnceOnline } from '@rimba/shell';
import { Button, ErrorState, Text } from '@rimba/ui';
import * as styles from './map.css.ts';

/** In the place of the drawn map, until it is there. */
export function MapComing() {
  const { t } = useTranslation('map');
  return (
    <div className={styles.notice} role="status">
      <Text variant="small">{t('page.loading')}</Text>
    </div>
  );
}

/** In the map's place, live or drawn, where it did not come. */
export function MapFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation(['map', 'common']);
  useOnceOnline(retry);
  return (
    <div className={styles.failed}>
      <ErrorState
        title={t('map:page.error')}
        actions={<Button onClick={retry}>{t('common:actions.retry')}</Button>}
      />
    </div>
  );
}
