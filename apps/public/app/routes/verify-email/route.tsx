import { useTranslation } from '@rimba/i18n/react';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import formsScript from '../forms.enhancement.tsx?worker&url';
import { Verification } from './Verification.tsx';

export default function VerifyEmail() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageMeta title={t('meta.verify')} description={t('meta.verifyText')} />
      <SignInLayout title={t('verify.linkTitle')} needsScript="mailedLink">
        <Island name="verification" script={formsScript}>
          <Verification />
        </Island>
      </SignInLayout>
    </>
  );
}
