import { useTranslation } from '@rimba/i18n/react';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import formsScript from '../forms.enhancement.tsx?worker&url';
import { ResetPassword } from './ResetPassword.tsx';

export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageMeta title={t('meta.reset')} description={t('meta.resetText')} listed={false} />
      <SignInLayout title={t('reset.title')} needsScript="mailedLink">
        <Island name="resetPassword" script={formsScript}>
          <ResetPassword />
        </Island>
      </SignInLayout>
    </>
  );
}
