import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { GoogleButton } from '../../google/GoogleButton.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import { useSignedInRedirect } from '../../sign-in/use-signed-in-redirect.ts';
import { RegisterForm } from './RegisterForm.tsx';

export const handle = { hydrate: true };

export default function Register() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  useSignedInRedirect();
  return (
    <HydratedPage>
      <PageMeta title={t('meta.register')} />
      <SignInLayout title={t('register.title')} lead={t('register.lead')}>
        <RegisterForm />
        <GoogleButton />
        <Text>
          <Trans
            ns="auth"
            i18nKey="register.hasAccount"
            components={{
              login: <TextLink to={{ page: 'login', suffix: withNext(search.get('next')) }} />,
            }}
          />
        </Text>
      </SignInLayout>
    </HydratedPage>
  );
}
