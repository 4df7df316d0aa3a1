import { ApiError, serviceNow } from '@rimba/api-client';
import { requestPasswordReset } from '@rimba/api-client/react-query';
import { keepDestination } from '@rimba/auth';
import { useSecondsUntil } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { Banner, Stack, Text } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { EmailField, useEmailRules } from '../../sign-in/EmailField.tsx';
import { placeFieldErrors } from '../../sign-in/place-field-errors.ts';
import { SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { useTypedEmail } from '../../sign-in/use-typed.ts';

/** Asks for a mailed link. The answer is the same whether the address has an account or not. */
export function ForgotPassword() {
  const { t } = useTranslation(['auth', 'errors']);
  const emailRules = useEmailRules();
  const form = useForm<{ email: string }>({ mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  useTypedEmail({ typed: form.watch('email'), write: (email) => form.setValue('email', email) });
  const [failure, setFailure] = useState<unknown>();
  const [sentTo, setSentTo] = useState<string>();
  const [nextSendAt, setNextSendAt] = useState<string | null>(null);
  const [search] = useSearchParams();
  const seconds = useSecondsUntil(nextSendAt);
  const request = useMutation(requestPasswordReset(browserApi()));

  const send = form.handleSubmit(async ({ email }) => {
    try {
      setNextSendAt((await request.mutateAsync({ email })).nextSendAt);
      keepDestination(search.get('next'));
      setSentTo(email);
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter !== undefined) {
        setNextSendAt(new Date(serviceNow() + error.retryAfter * 1000).toISOString());
      }
      setFailure(placeFieldErrors(error, ['email'], form.setError));
    }
  });

  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        {sentTo !== undefined && (
          <Banner tone="success">
            <Stack gap={1}>
              <Text weight="semibold">{t('auth:forgot.sentTitle')}</Text>
              <Text variant="small">{t('auth:forgot.sentText', { email: sentTo })}</Text>
            </Stack>
          </Banner>
        )}
        <EmailField
          {...form.register('email', emailRules)}
          label={t('auth:login.email')}
          autoComplete="username"
          error={errors.email?.message}
        />
        <SubmitButton
          failure={failure}
          width="full"
          busy={isSubmitting ? t('auth:forgot.submitting') : undefined}
          disabledReason={seconds > 0 ? t('auth:forgot.resendIn', { count: seconds }) : undefined}
        >
          {sentTo === undefined ? t('auth:forgot.submit') : t('auth:forgot.resend')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
