import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Banner, Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { GoogleButton } from '../../google/GoogleButton.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import { useSignedInRedirect } from '../../sign-in/use-signed-in-redirect.ts';
import { LoginForm } from './LoginForm.tsx';

export const handle = { hydrate: true };

export default function Login() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const next = search.get('next');
  useSignedInRedirect();
  return (
    <HydratedPage>
      <PageMeta title={t('meta.login')} />
      <SignInLayout title={t('login.title')} lead={t('login.lead')}>
        {next !== null && <Banner tone="info">{t('login.returnNotice')}</Banner>}
        <LoginForm />
        <GoogleButton />
        <Text>
          <Trans
            ns="auth"
            i18nKey="login.noAccount"
            components={{
              register: <TextLink to={{ page: 'register', suffix: withNext(next) }} />,
            }}
          />
        </Text>
      </SignInLayout>
    </HydratedPage>
  );
}
