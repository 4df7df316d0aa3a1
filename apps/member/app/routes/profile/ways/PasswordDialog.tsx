import { ApiError } from '@rimba/api-client';
import { passwordObstacle, usePasswordStrength } from '@rimba/forms';
import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, PasswordField, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { ProofField } from '../../../account/ProofField.tsx';
import { proofFailure, proofOf } from '../../../account/proof.ts';
import { sayWrong, useTyped } from '../../../account/use-typed.ts';
import { changePassword } from '../../../data/sign-in-ways.ts';
import type { User } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

type PasswordDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { user: User };

/** Changes the password, or sets the first one. */
export default function PasswordDialog({ user, open, onOpenChange }: PasswordDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const kind = user.hasPassword ? 'change' : 'first';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t(`profile:password.${kind}Title`)}
      description={t(`profile:password.${kind}Text`, { email: user.email })}
      closeLabel={t('common:actions.close')}
    >
      <PasswordForm user={user} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'auth', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const proof = useTyped();
  const password = useTyped();
  const repeated = useTyped();
  const strength = usePasswordStrength(password.value);
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const obstacle = passwordObstacle(password.value);
    const differs = password.value !== repeated.value;
    const isWrong = sayWrong(
      [proof, proof.value === '' ? t('errors:request.field_required') : undefined],
      [password, obstacle && t(`errors:${obstacle}`)],
      [repeated, differs ? t('errors:auth.passwords_do_not_match') : undefined],
    );
    if (isWrong) return;
    setBusy(true);
    try {
      await changePassword(proofOf(user, proof.value), password.value);
      saySuccess(t('profile:password.done'));
      onDone();
    } catch (error) {
      const isWrong = sayWrong(
        [proof, proofFailure(error)],
        [password, error instanceof ApiError ? error.fieldMessage('newPassword') : undefined],
      );
      if (!isWrong) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const shown = {
    autoComplete: 'new-password',
    showLabel: t('auth:login.showPassword'),
    hideLabel: t('auth:login.hidePassword'),
  } as const;
  return (
    <form onSubmit={save} noValidate>
      <Stack gap={4}>
        <ProofField user={user} typed={proof} />
        <PasswordField
          {...shown}
          ref={password.field}
          label={t('profile:password.new')}
          hint={t('auth:register.passwordHint')}
          strength={strength}
          value={password.value}
          onChange={({ currentTarget }) => password.onType(currentTarget.value)}
          error={password.error}
        />
        <PasswordField
          {...shown}
          ref={repeated.field}
          label={t('profile:password.repeat')}
          value={repeated.value}
          onChange={({ currentTarget }) => repeated.onType(currentTarget.value)}
          error={repeated.error}
        />
        <Button type="submit" busy={busy ? t('common:actions.saving') : undefined}>
          {t('profile:password.submit')}
        </Button>
      </Stack>
    </form>
  );
}
