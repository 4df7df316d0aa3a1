import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import formsScript from '../forms.enhancement.tsx?worker&url';
import { Register } from './Register.tsx';

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return (
    <>
      <PageMeta title={t('meta.register')} description={t('meta.registerText')} />
      <SignInLayout title={t('register.title')} lead={t('register.lead')}>
        <Island name="register" script={formsScript}>
          <Register />
        </Island>
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
    </>
  );
}
