import { useSecondsUntil } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import { Button, CodeField, PasswordField, Stack, Text } from '@rimba/ui';
import { type ChangeEvent, useState } from 'react';
import { sendConfirmationCode } from '../data/account.ts';
import type { User } from '../data/wire.ts';
import { useSayFailure } from '../frame/use-say-failure.ts';
import type { Typed } from './use-typed.ts';

/** Who is asked, and how they can answer. */
export type Asker = Pick<User, 'email' | 'hasPassword'>;

interface ProofFieldProps {
  user: Asker;
  typed: Typed;
}

const codeLength = 8;

/** Asks once more who it is: for the password, or for a mailed code where the account has none. */
export function ProofField({ user, typed: { value, error, field, onType } }: ProofFieldProps) {
  const { t } = useTranslation(['profile', 'auth']);
  const control = {
    ref: field,
    value,
    error,
    required: true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value),
  };
  if (user.hasPassword) {
    return (
      <PasswordField
        {...control}
        label={t('profile:password.current')}
        autoComplete="current-password"
        showLabel={t('auth:login.showPassword')}
        hideLabel={t('auth:login.hidePassword')}
      />
    );
  }
  return (
    <Stack gap={3} align="start">
      <SendCode email={user.email} />
      <CodeField
        {...control}
        kind="characters"
        length={codeLength}
        label={t('profile:confirmation.code')}
        hint={t('profile:confirmation.codeHint')}
      />
    </Stack>
  );
}

function SendCode({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const [nextSendAt, setNextSendAt] = useState<string | null>(null);
  const seconds = useSecondsUntil(nextSendAt);
  const send = async () => {
    setBusy(true);
    try {
      setNextSendAt(await sendConfirmationCode());
    } catch (failure) {
      sayFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        disabled={seconds > 0}
        busy={busy ? t('common:actions.sending') : undefined}
        onClick={send}
      >
        {seconds > 0
          ? t('profile:confirmation.resendIn', { count: seconds })
          : t('profile:confirmation.sendCode', { email })}
      </Button>
      <Text variant="small" role="status">
        {nextSendAt ? t('auth:second.codeSent', { email }) : ''}
      </Text>
    </>
  );
}
