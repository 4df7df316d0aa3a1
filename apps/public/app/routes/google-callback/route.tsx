import { useTranslation } from '@rimba/i18n/react';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import formsScript from '../forms.enhancement.tsx?worker&url';
import { GoogleReturn } from './GoogleReturn.tsx';

export default function GoogleCallback() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageMeta title={t('google.callbackTitle')} description={t('meta.loginText')} listed={false} />
      <SignInLayout title={t('login.title')}>
        <Island name="googleReturn" script={formsScript}>
          <GoogleReturn />
        </Island>
      </SignInLayout>
    </>
  );
}
