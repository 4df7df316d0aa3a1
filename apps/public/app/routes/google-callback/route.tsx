import { useTranslation } from '@rimba/i18n/react';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { GoogleReturn } from './GoogleReturn.tsx';

export const handle = { hydrate: true };

export default function GoogleCallback() {
  const { t } = useTranslation('auth');
  return (
    <HydratedPage>
      <PageMeta title={t('google.callbackTitle')} listed={false} />
      <GoogleReturn />
    </HydratedPage>
  );
}
