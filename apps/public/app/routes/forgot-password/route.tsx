import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

export const handle = { hydrate: true };

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <HydratedPage>
      <PageMeta title={t('meta.forgot')} listed={false} />
      <SignInLayout title={t('forgot.title')} lead={t('forgot.lead')}>
        <ForgotPassword />
        <Text>
          <TextLink to={{ page: 'login' }}>{t('forgot.back')}</TextLink>
        </Text>
      </SignInLayout>
    </HydratedPage>
  );
}
