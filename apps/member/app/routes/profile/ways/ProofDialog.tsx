import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, DialogClose, Inline, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { ProofField } from '../../../account/ProofField.tsx';
import { proofFailure, proofOf } from '../../../account/proof.ts';
import { sayWrong, useTyped } from '../../../account/use-typed.ts';
import type { Proof } from '../../../data/account.ts';
import type { User } from '../../../data/wire.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

interface ProofFormProps {
  user: User;
  confirmLabel: string;
  busyLabel: string;
  tone: 'primary' | 'danger';
  /** What is done with the proof. */
  act: (proof: Proof) => Promise<void>;
  /** It can be done once: a failure that is not about the proof closes the dialog. */
  once?: boolean;
  onDone: () => void;
}

interface ProofDialogProps extends Omit<ProofFormProps, 'onDone'>, Pick<Demand, 'open' | 'onOpenChange'> {
  title: string;
  text: string;
}

/** Does something to the account, after a proof of who asks. */
export default function ProofDialog({ title, text, open, onOpenChange, ...form }: ProofDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={title}
      description={text}
      closeLabel={t('actions.close')}
    >
      <ProofForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ProofForm({ user, confirmLabel, busyLabel, tone, act, once = false, onDone }: ProofFormProps) {
  const { t } = useTranslation(['errors', 'common']);
  const sayFailure = useSayFailure();
  const proof = useTyped();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sayWrong([proof, proof.value === '' ? t('errors:request.field_required') : undefined])) return;
    setBusy(true);
    try {
      await act(proofOf(user, proof.value));
      onDone();
    } catch (error) {
      if (sayWrong([proof, proofFailure(error)])) return;
      sayFailure(error);
      if (once) onDone();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <ProofField user={user} typed={proof} />
        <Inline justify="end">
          <DialogClose>
            <Button variant="secondary">{t('common:actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" variant={tone} busy={busy ? busyLabel : undefined}>
            {confirmLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
