import { useTranslation } from '@rimba/i18n/react';
import { leadIds } from './farewell.ts';

/** Greets who comes back; `sayFarewell` shows the other sentence in its place. */
export function LoginLead() {
  const { t } = useTranslation('auth');
  return (
    <span role="status">
      <span id={leadIds.greeting}>{t('login.lead')}</span>
      <span id={leadIds.farewell} hidden>
        {t('login.farewell')}
      </span>
    </span>
  );
}
