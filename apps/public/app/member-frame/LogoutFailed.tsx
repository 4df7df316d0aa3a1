import { useTranslation } from '@rimba/i18n/react';
import { Banner } from '@rimba/ui';
import { place } from './logout-failed.css.ts';

/** Says so in the two seconds before the login comes. Toasts would bring every document styles that hardly anyone sees. */
export function LogoutFailed() {
  const { t } = useTranslation('auth');
  return (
    <div className={place}>
      <Banner tone="danger" urgent>
        {t('logout.failed')}
      </Banner>
    </div>
  );
}
