import { useTranslation } from '@rimba/i18n/react';
import { Banner, OfflineIcon } from '@rimba/ui';
import { useOnline } from './use-online.ts';

/** Stands while the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  if (useOnline()) return null;
  return (
    <Banner layout="page" tone="info" icon={OfflineIcon}>
      <strong>{t('offline.title')}.</strong> {t('offline.description')}
    </Banner>
  );
}
