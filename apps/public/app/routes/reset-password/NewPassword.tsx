import { resetPassword } from '@rimba/api-client/react-query';
import { useNameRule } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Button, PasswordField, Stack, Text, TextField } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserApi } from '../../data/browser-api.ts';
import { FormFailure } from '../../sign-in/FormFailure.tsx';
import type { MailedLink } from '../../sign-in/mailed-link.ts';
import { usePasswordRules } from '../../sign-in/password-rules.ts';
import { placeFieldErrors } from '../../sign-in/place-field-errors.ts';
import type { OtherWay } from './OtherWays.tsx';
import { resetOutcome } from './reset-outcome.ts';

// Most who forget their password have no other way.
const OtherWays = late(() => import('./OtherWays.tsx'));

interface NewPasswordProps {
  link: MailedLink;
  /** Nobody who proved the address has said what they are called. */
  nameNeeded: boolean;
  ways: readonly OtherWay[];
  /** The address that the account has again by this link. */
  restoresEmail: string | null;
  onDone: () => void;
  /** The link went bad between looking and sending. */
  onBadLink: (reason: unknown) => void;
}

export function NewPassword({ link, nameNeeded, ways, restoresEmail, onDone, onBadLink }: NewPasswordProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const form = useForm({ mode: 'onTouched', defaultValues: { name: '', password: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const [kept, setKept] = useState<number[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const nameRule = useNameRule();
  const password = usePasswordRules(form.watch('password'));
  const reset = useMutation(resetPassword(browserApi()));

  const send = form.handleSubmit(async ({ name, password }) => {
    try {
      await reset.mutateAsync({ ...link, password, keepWays: kept, ...(nameNeeded && { name }) });
      onDone();
    } catch (error) {
      const outcome = resetOutcome(error);
      if (outcome === 'expired' || outcome === 'invalid') return onBadLink(error);
      setFailure(placeFieldErrors(error, ['name', 'password'], form.setError));
    }
  });

  const shown = { showLabel: t('auth:login.showPassword'), hideLabel: t('auth:login.hidePassword') };
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        {restoresEmail !== null && <Text>{t('auth:reset.restores', { email: restoresEmail })}</Text>}
        {nameNeeded && (
          <TextField
            {...form.register('name', {
              setValueAs: (name: string) => name.trim(),
              validate: nameRule,
            })}
            id="name"
            label={t('auth:reset.name')}
            hint={t('auth:reset.nameHint')}
            autoComplete="name"
            error={errors.name?.message}
          />
        )}
        <PasswordField
          {...form.register('password', password.rules)}
          {...shown}
          id="password"
          label={t('auth:reset.newPassword')}
          hint={t('auth:register.passwordHint')}
          autoComplete="new-password"
          strength={password.strength}
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('confirmation', {
            validate: (value, { password }) => value === password || t('errors:auth.passwords_do_not_match'),
            deps: ['password'],
          })}
          {...shown}
          id="confirmation"
          label={t('auth:reset.confirmPassword')}
          autoComplete="new-password"
          error={errors.confirmation?.message}
        />
        {ways.length > 0 && (
          <Suspense>
            <OtherWays ways={ways} kept={kept} onChange={setKept} />
          </Suspense>
        )}
        <Text variant="small" tone="muted">
          {t('auth:reset.note')}
        </Text>
        <FormFailure error={failure} />
        <Button type="submit" width="full" busy={isSubmitting ? t('auth:reset.submitting') : undefined}>
          {t(restoresEmail === null ? 'auth:reset.submit' : 'auth:reset.restoresSubmit')}
        </Button>
      </Stack>
    </form>
  );
}
