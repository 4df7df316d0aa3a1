import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import { ForgotPassword } from './ForgotPassword.tsx';

export const handle = { hydrate: true };

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <HydratedPage>
      <PageMeta title={t('meta.forgot')} listed={false} />
      <SignInLayout title={t('forgot.title')} lead={t('forgot.lead')}>
        <ForgotPassword />
        <Text>
          <TextLink to={{ page: 'login', suffix: withNext(search.get('next')) }}>{t('forgot.back')}</TextLink>
        </Text>
      </SignInLayout>
    </HydratedPage>
  );
}
