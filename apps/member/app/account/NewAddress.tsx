import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Button, Stack, TextField } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import type { Proof } from '../data/account.ts';
import { useSayFailure } from '../frame/use-say-failure.ts';
import { type Asker, ProofField } from './ProofField.tsx';
import { proofFailure, proofOf } from './proof.ts';
import { sayWrong, useTyped } from './use-typed.ts';

interface NewAddressProps {
  user: Asker;
  label: string;
  /** What the field begins with. */
  first?: string | undefined;
  onSend: (email: string, proof: Proof) => Promise<void>;
}

/** Which address the account is to have, and who asks. */
export function NewAddress({ user, label, first, onSend }: NewAddressProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const address = useTyped(first);
  const proof = useTyped();
  const [busy, setBusy] = useState(false);

  function addressProblem(email: string): string | undefined {
    if (email === '') return t('errors:request.field_required');
    return email.toLowerCase() === user.email ? t('profile:emailChange.same') : undefined;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const email = address.value.trim();
    const isWrong = sayWrong(
      [address, addressProblem(email)],
      [proof, proof.value === '' ? t('errors:request.field_required') : undefined],
    );
    if (isWrong) return;
    setBusy(true);
    try {
      await onSend(email, proofOf(user, proof.value));
    } catch (error) {
      if (!sayWrong([address, addressFailure(error)], [proof, proofFailure(error)])) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <TextField
          ref={address.field}
          label={label}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={address.value}
          onChange={({ currentTarget }) => address.onType(currentTarget.value)}
          error={address.error}
        />
        <ProofField user={user} typed={proof} />
        <Button type="submit" busy={busy ? t('common:actions.sending') : undefined}>
          {t('profile:emailChange.send')}
        </Button>
      </Stack>
    </form>
  );
}

/** An address was written to just now: the sentence has the seconds to wait. */
const tooSoon = new Set(['verification.cooldown', 'checkout.code_cooldown']);

/** The sentence for the address, if it was the address that was refused. */
function addressFailure(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fieldMessage('email') ?? (tooSoon.has(error.code) ? error.message : undefined);
}
