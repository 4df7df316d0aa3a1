import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { useSearchParams } from 'react-router';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import formsScript from '../forms.enhancement.tsx?worker&url';
import { ForgotPassword } from './ForgotPassword.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  // Led here as somebody who ordered without one.
  const isFirst = search.has('first');
  return (
    <>
      <PageMeta title={t('meta.forgot')} description={t('meta.forgotText')} listed={false} />
      <SignInLayout
        title={t(isFirst ? 'forgot.firstTitle' : 'forgot.title')}
        lead={t(isFirst ? 'forgot.firstLead' : 'forgot.lead')}
      >
        <Island name="forgotPassword" script={formsScript}>
          <ForgotPassword />
        </Island>
        <Text>
          <TextLink to={{ page: 'login', suffix: withNext(search.get('next')) }}>{t('forgot.back')}</TextLink>
        </Text>
      </SignInLayout>
    </>
  );
}
