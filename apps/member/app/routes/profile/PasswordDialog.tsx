import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, PasswordField, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { changePassword } from '../../data/account.ts';
import type { User } from '../../data/wire.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { newPasswordObstacles } from './new-password.ts';
import { ProofField } from './ProofField.tsx';
import { proofFailure, proofOf } from './proof.ts';

interface Errors {
  proof?: string | undefined;
  password?: string | undefined;
  repeated?: string | undefined;
}

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
  const [proof, setProof] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const obstacles = newPasswordObstacles(password, repeated);
    const wrong: Errors = {
      proof: proof === '' ? t('errors:request.field_required') : undefined,
      password: obstacles.password && t(`errors:${obstacles.password}`),
      repeated: obstacles.repeated && t(`errors:${obstacles.repeated}`),
    };
    setErrors(wrong);
    if (Object.values(wrong).some((message) => message !== undefined)) return;
    setBusy(true);
    try {
      await changePassword(proofOf(user, proof), password);
      saySuccess(t('profile:password.done'));
      onDone();
    } catch (error) {
      const found = {
        proof: proofFailure(error),
        password: error instanceof ApiError ? error.fieldMessage('newPassword') : undefined,
      };
      setErrors(found);
      if (!found.proof && !found.password) sayFailure(error);
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
        <ProofField
          user={user}
          value={proof}
          onChange={(value) => {
            setProof(value);
            setErrors((errors) => ({ ...errors, proof: undefined }));
          }}
          error={errors.proof}
        />
        <PasswordField
          {...shown}
          label={t('profile:password.new')}
          hint={t('auth:register.passwordHint')}
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setErrors((errors) => ({ ...errors, password: undefined }));
          }}
          error={errors.password}
        />
        <PasswordField
          {...shown}
          label={t('profile:password.repeat')}
          value={repeated}
          onChange={({ currentTarget }) => {
            setRepeated(currentTarget.value);
            setErrors((errors) => ({ ...errors, repeated: undefined }));
          }}
          error={errors.repeated}
        />
        <Button type="submit" busy={busy ? t('common:actions.saving') : undefined}>
          {t('profile:password.submit')}
        </Button>
      </Stack>
    </form>
  );
}
