import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, CodeField, Dialog, Inline, Stack, TextField } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { confirmEmailChange, startEmailChange } from '../../data/account.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { type Asker, ProofField } from './ProofField.tsx';
import { proofFailure, proofOf } from './proof.ts';
import { sayWrong, useTyped } from './use-typed.ts';

const codeLength = 8;

type EmailDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { user: Asker };

/** Moves the account to another address: which, and who asks; then the code that was mailed to it. */
export default function EmailDialog({ user, open, onOpenChange }: EmailDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [asked, setAsked] = useState<string>();
  const onDone = () => {
    saySuccess(t('profile:emailChange.done'));
    setAsked(undefined);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:emailChange.title')}
      description={
        asked === undefined
          ? t('profile:emailChange.text', { email: user.email })
          : t('profile:emailChange.codeText', { email: asked })
      }
      closeLabel={t('common:actions.close')}
    >
      {asked === undefined ? (
        <NewAddress user={user} onAsked={setAsked} />
      ) : (
        <AddressCode email={asked} onOther={() => setAsked(undefined)} onDone={onDone} />
      )}
    </Dialog>
  );
}

function NewAddress({ user, onAsked }: { user: Asker; onAsked: (email: string) => void }) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const address = useTyped();
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
      await startEmailChange(email, proofOf(user, proof.value));
      onAsked(email);
    } catch (error) {
      const wrongAddress = error instanceof ApiError ? error.fieldMessage('email') : undefined;
      if (!sayWrong([address, wrongAddress], [proof, proofFailure(error)])) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={send} noValidate>
      <Stack gap={4}>
        <TextField
          ref={address.field}
          label={t('profile:emailChange.new')}
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

interface AddressCodeProps {
  email: string;
  onOther: () => void;
  onDone: () => void;
}

function AddressCode({ email, onOther, onDone }: AddressCodeProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const code = useTyped();
  const [busy, setBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (sayWrong([code, code.value === '' ? t('errors:request.field_required') : undefined])) return;
    setBusy(true);
    try {
      await confirmEmailChange(email, code.value);
      onDone();
    } catch (error) {
      if (!sayWrong([code, proofFailure(error)])) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={confirm} noValidate>
      <Stack gap={4}>
        <CodeField
          ref={code.field}
          kind="characters"
          length={codeLength}
          label={t('profile:confirmation.code')}
          hint={t('profile:confirmation.codeHint')}
          autoFocus
          value={code.value}
          onChange={({ currentTarget }) => code.onType(currentTarget.value)}
          error={code.error}
        />
        <Inline justify="between">
          <Button variant="quiet" onClick={onOther}>
            {t('profile:emailChange.other')}
          </Button>
          <Button type="submit" busy={busy ? t('common:actions.saving') : undefined}>
            {t('profile:emailChange.confirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
