import { register as registerAccount } from '@rimba/api-client/react-query';
import { keepDestination } from '@rimba/auth';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { useNameRule } from '@rimba/forms';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';
import { Button, LoadingOverlay, PasswordField, Stack, Text, TextField } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { EmailField, useEmailRules } from '../../sign-in/EmailField.tsx';
import { meantAddress } from '../../sign-in/meant-address.ts';
import { usePasswordRules } from '../../sign-in/password-rules.ts';
import { placeFieldErrors } from '../../sign-in/place-field-errors.ts';
import { SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { enter } from '../../sign-in/sign-in.ts';
import { nameFieldId, useTypedEmail, useTypedName } from '../../sign-in/use-typed.ts';

interface Fields {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}

export function RegisterForm() {
  const { t } = useTranslation(['auth', 'errors', 'common']);
  const nameRule = useNameRule();
  const emailRules = useEmailRules();
  const form = useForm<Fields>({ mode: 'onTouched' });
  const { errors, isSubmitting, touchedFields } = form.formState;
  useTypedName({ typed: form.watch('name'), write: (name) => form.setValue('name', name) });
  useTypedEmail({ typed: form.watch('email'), write: (email) => form.setValue('email', email) });
  const [failure, setFailure] = useState<unknown>();
  const [search] = useSearchParams();
  const bot = useBotCheck('register');
  const create = useMutation(registerAccount(browserApi()));
  const password = usePasswordRules(form.watch('password', ''));

  const send = form.handleSubmit(async ({ confirmation: _, ...values }) => {
    try {
      const session = await create.mutateAsync({ ...values, recaptchaToken: await bot.take() });
      keepDestination(search.get('next'));
      // Where the code of the mail is typed; it leads on to where they were going.
      enter(session, pathTo('emailVerification'));
    } catch (error) {
      bot.renew();
      setFailure(placeFieldErrors(error, ['name', 'email', 'password'], form.setError));
    }
  });

  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        <TextField
          {...form.register('name', {
            setValueAs: (name: string) => name.trim(),
            validate: nameRule,
          })}
          id={nameFieldId}
          label={t('auth:register.name')}
          hint={t('auth:register.nameHint')}
          autoComplete="name"
          error={errors.name?.message}
        />
        <EmailField
          {...form.register('email', emailRules)}
          label={t('auth:register.email')}
          hint={
            <AddressHint
              typed={touchedFields.email ? form.watch('email') : ''}
              onTake={(meant) => {
                form.setValue('email', meant, { shouldValidate: true });
                form.setFocus('email');
              }}
            />
          }
          autoComplete="email"
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', password.rules)}
          id="password"
          label={t('auth:register.password')}
          hint={t('auth:register.passwordHint')}
          autoComplete="new-password"
          showLabel={t('auth:login.showPassword')}
          hideLabel={t('auth:login.hidePassword')}
          strength={password.strength}
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('confirmation', {
            validate: (value, { password }) => value === password || t('errors:auth.passwords_do_not_match'),
            deps: ['password'],
          })}
          id="confirmation"
          label={t('auth:register.confirmPassword')}
          autoComplete="new-password"
          showLabel={t('auth:login.showPassword')}
          hideLabel={t('auth:login.hidePassword')}
          error={errors.confirmation?.message}
        />
        {bot.check}
        <Text variant="small" tone="muted">
          <Trans
            ns="auth"
            i18nKey="register.consent"
            components={{
              privacy: <TextLink to={{ page: 'privacy' }} />,
            }}
          />
        </Text>
        <SubmitButton
          failure={failure}
          width="full"
          busy={isSubmitting ? t('auth:register.submitting') : undefined}
        >
          {t('auth:register.submit')}
        </SubmitButton>
      </Stack>
      {create.isSuccess && <LoadingOverlay title={t('common:app.name')} text={t('common:loading.overlay')} />}
    </form>
  );
}

/** What the address is for; once it is whole, whether a likelier one was meant. */
function AddressHint({ typed, onTake }: { typed: string; onTake: (meant: string) => void }) {
  const { t } = useTranslation('auth');
  const meant = meantAddress(typed);
  return (
    <span role="status">
      {meant === undefined ? (
        t('register.emailHint')
      ) : (
        <>
          {t('register.meant')}{' '}
          <Button variant="quiet" size="compact" onClick={() => onTake(meant)}>
            {`${meant}?`}
          </Button>
        </>
      )}
    </span>
  );
}
