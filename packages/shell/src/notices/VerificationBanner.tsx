import { useTranslation } from '@rimba/i18n/react';
import { Banner, MailWarningIcon } from '@rimba/ui';
import { useState } from 'react';
import { PageLink } from '../navigation/PageLink.tsx';

/** Asks for the proof of the e-mail address. Put away, it comes back with the next page load. */
export function VerificationBanner() {
  const { t } = useTranslation('auth');
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Banner
      layout="page"
      icon={MailWarningIcon}
      action={<PageLink to={{ page: 'emailVerification' }}>{t('banner.button')}</PageLink>}
      dismiss={{ label: t('banner.dismiss'), onDismiss: () => setDismissed(true) }}
    >
      {t('banner.text')}
    </Banner>
  );
}
