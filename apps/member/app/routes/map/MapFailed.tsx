import { useTranslation } from '@rimba/i18n/react';
import { useOnceOnline } from '@rimba/shell';
import { Button, Text } from '@rimba/ui';
import * as styles from './map.css.ts';

/** In the map's place, live or drawn, where it did not come. */
export function MapFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation(['map', 'common']);
  useOnceOnline(retry);
  return (
    <div className={styles.notice} role="alert">
      <Text variant="small">{t('map:page.error')}</Text>
      <Button variant="secondary" onClick={retry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}
