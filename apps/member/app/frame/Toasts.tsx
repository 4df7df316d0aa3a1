import { useTranslation } from '@rimba/i18n/react';
import { Toaster } from '@rimba/ui';

export { toast } from '@rimba/ui';

/** A module of its own, so that the toasts' code comes with the first of them. */
export default function Toasts() {
  const { t } = useTranslation('common');
  return <Toaster label={t('a11y.toastRegion')} closeLabel={t('a11y.dismiss')} />;
}
