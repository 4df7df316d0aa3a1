import { ApiError } from '@rimba/api-client';
import { deviceName } from '@rimba/i18n/device-name';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Banner, Button, Dialog, DialogClose, Inline, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { ProofField } from '../../../account/ProofField.tsx';
import { proofFailure, proofOf } from '../../../account/proof.ts';
import { sayWrong, useTyped } from '../../../account/use-typed.ts';
import type { Proof } from '../../../data/account.ts';
import type { User } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { LabelField } from './LabelField.tsx';

interface PasskeyFormProps {
  user: User;
  add: (label: string, proof: Proof) => Promise<void>;
}

type PasskeyDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & PasskeyFormProps;

/** Adds a passkey: what it is called, who asks, and then what the browser itself asks. */
export default function PasskeyDialog({ open, onOpenChange, ...form }: PasskeyDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:passkey.addTitle')}
      description={t('profile:passkey.addText')}
      closeLabel={t('common:actions.close')}
    >
      <PasskeyForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PasskeyForm({ user, add, onDone }: PasskeyFormProps & { onDone: () => void }) {
  const { t } = useTranslation(['profile', 'errors', 'common', 'auth']);
  const errorText = useErrorText();
  const device = deviceName(navigator.userAgent);
  const label = useTyped(device ? t('auth:sessions.device', device) : '');
  const proof = useTyped();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const empty = t('errors:request.field_required');
    const isWrong = sayWrong(
      [label, label.value.trim() === '' ? empty : undefined],
      [proof, proof.value === '' ? empty : undefined],
    );
    if (isWrong) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await add(label.value.trim(), proofOf(user, proof.value));
      saySuccess(t('profile:passkey.added'));
      onDone();
    } catch (error) {
      const wrongLabel = error instanceof ApiError ? error.fieldMessage('label') : undefined;
      if (!sayWrong([label, wrongLabel], [proof, proofFailure(error)])) setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {failure !== undefined && (
          <Banner tone="danger" urgent>
            {errorText(failure)}
          </Banner>
        )}
        <LabelField typed={label} />
        <ProofField user={user} typed={proof} />
        <Inline justify="end">
          <DialogClose>
            <Button variant="secondary">{t('common:actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" busy={busy ? t('profile:passkey.adding') : undefined}>
            {t('profile:passkey.addConfirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
