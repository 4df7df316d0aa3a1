import { useTranslation } from '@rimba/i18n/react';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { mailedLink } from '../../sign-in/mailed-link.ts';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { Verification } from './Verification.tsx';

export const handle = { hydrate: true };

export default function VerifyEmail() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <HydratedPage>
      <PageMeta title={t('meta.verify')} />
      <SignInLayout title={t('verify.title')}>
        <Verification link={mailedLink(search)} />
      </SignInLayout>
    </HydratedPage>
  );
}
