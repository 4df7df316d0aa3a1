import { useTranslation } from '@rimba/i18n/react';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { mailedLink } from '../../sign-in/mailed-link.ts';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { BadLink, ResetPassword } from './ResetPassword.tsx';

export const handle = { hydrate: true };

export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const link = mailedLink(search);
  return (
    <HydratedPage>
      <PageMeta title={t('meta.reset')} listed={false} />
      <SignInLayout title={t('reset.title')}>
        {link ? (
          <ResetPassword link={link} />
        ) : (
          <BadLink outcome="invalid" reason={{ code: 'reset.code_not_found' }} />
        )}
      </SignInLayout>
    </HydratedPage>
  );
}
