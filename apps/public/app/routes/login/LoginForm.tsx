import { login, passkeyAsked } from '@rimba/api-client/react-query';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Link, LoadingOverlay, PasswordField, Stack, Text } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { EmailField, useEmailRules } from '../../sign-in/EmailField.tsx';
import { placeFieldErrors } from '../../sign-in/place-field-errors.ts';
import { SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { enter, withNext } from '../../sign-in/sign-in.ts';
import { useTypedEmail } from '../../sign-in/use-typed.ts';
import type { Refused } from './refused.ts';

interface LoginFormProps {
  /** The password is right, and its account asks for a passkey. */
  onRefused: (refused: Refused) => void;
}

export function LoginForm({ onRefused }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'errors', 'common']);
  const emailRules = useEmailRules();
  const form = useForm<{ email: string; password: string }>({ mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  useTypedEmail({ typed: form.watch('email'), write: (email) => form.setValue('email', email) });
  const [failure, setFailure] = useState<unknown>();
  const [search] = useSearchParams();
  const bot = useBotCheck('login');
  const signIn = useMutation(login(browserApi()));

  const send = form.handleSubmit(async (values) => {
    try {
      enter(await signIn.mutateAsync({ ...values, recaptchaToken: await bot.take() }));
    } catch (error) {
      bot.renew();
      const passkey = passkeyAsked(error);
      if (passkey) onRefused({ ...values, passkey });
      setFailure(placeFieldErrors(error, ['email', 'password'], form.setError));
    }
  });

  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        <EmailField
          {...form.register('email', emailRules)}
          label={t('auth:login.email')}
          autoComplete="username"
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', { required: t('errors:request.field_required') })}
          id="password"
          label={t('auth:login.password')}
          autoComplete="current-password"
          showLabel={t('auth:login.showPassword')}
          hideLabel={t('auth:login.hidePassword')}
          error={errors.password?.message}
        />
        <Link asChild>
          <PageLink to={{ page: 'forgotPassword', suffix: withNext(search.get('next')) }}>
            {t('auth:login.forgot')}
          </PageLink>
        </Link>
        <Text variant="small" tone="muted">
          {t('auth:login.noPassword')}
        </Text>
        {bot.check}
        <SubmitButton
          failure={failure}
          width="full"
          busy={isSubmitting ? t('auth:login.submitting') : undefined}
        >
          {t('auth:login.submit')}
        </SubmitButton>
      </Stack>
      {signIn.isSuccess && <LoadingOverlay title={t('common:app.name')} text={t('common:loading.overlay')} />}
    </form>
  );
}
