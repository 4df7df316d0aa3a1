import { useTranslation } from '@rimba/i18n/react';
import { Toaster, toast } from '@rimba/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

export { toast } from '@rimba/ui';

/** A module of its own, so that the toasts' code comes with the first of them. */
export default function Toasts() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  // What was said of a page leaves with it.
  useEffect(() => () => toast.dismiss(), [pathname]);
  return <Toaster label={t('a11y.toastRegion')} closeLabel={t('a11y.dismiss')} />;
}
