import { useTranslation } from '@rimba/i18n/react';
import { Toaster } from '@rimba/ui';

/** A module of its own, so that it arrives after the first paint. */
export default function Toasts() {
  const { t } = useTranslation('common');
  return <Toaster label={t('a11y.toastRegion')} closeLabel={t('a11y.dismiss')} />;
}
