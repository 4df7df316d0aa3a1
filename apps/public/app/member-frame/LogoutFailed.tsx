import { useTranslation } from '@rimba/i18n/react';
import { Toaster, toast } from '@rimba/ui';
import { useEffect } from 'react';

/** Says so in the two seconds before the login comes. A module of its own: hardly anyone ever needs it. */
export default function LogoutFailed() {
  const { t } = useTranslation(['auth', 'common']);
  const words = t('auth:logout.failed');
  useEffect(() => {
    toast.error(words);
  }, [words]);
  return <Toaster label={t('common:a11y.toastRegion')} closeLabel={t('common:a11y.dismiss')} />;
}
