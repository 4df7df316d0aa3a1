import { useTranslation } from '@rimba/i18n/react';
import { leadIds } from './lead.ts';

/** Greets who comes back; `fitLead` shows the other sentence in its place, or none. */
export function LoginLead() {
  const { t } = useTranslation('auth');
  return (
    <span role="status">
      <span id={leadIds.greeting}>{t('login.lead')}</span>
      <span id={leadIds.deletion} hidden>
        {t('login.deleted')}
      </span>
    </span>
  );
}
