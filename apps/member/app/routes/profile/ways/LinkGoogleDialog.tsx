import { useTranslation } from '@rimba/i18n/react';
import { Button, Dialog, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { type GoogleProof, linkGoogle } from '../../../data/sign-in-ways.ts';
import type { User } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';
import { ProofField } from '../ProofField.tsx';
import { proofFailure, proofOf } from '../proof.ts';
import { sayWrong, useTyped } from '../use-typed.ts';

interface LinkGoogleDialogProps {
  user: User;
  google: GoogleProof;
  onClose: () => void;
}

/** Connects the Google account that was chosen, after a proof of who asks. */
export default function LinkGoogleDialog({ user, google, onClose }: LinkGoogleDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('profile:ways.linkTitle')}
      description={t('profile:ways.linkText')}
      closeLabel={t('common:actions.close')}
    >
      <LinkForm user={user} google={google} onClose={onClose} />
    </Dialog>
  );
}

function LinkForm({ user, google, onClose }: LinkGoogleDialogProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const proof = useTyped();
  const [busy, setBusy] = useState(false);

  async function link(event: FormEvent) {
    event.preventDefault();
    if (sayWrong([proof, proof.value === '' ? t('errors:request.field_required') : undefined])) return;
    setBusy(true);
    try {
      await linkGoogle(google, proofOf(user, proof.value));
      saySuccess(t('profile:ways.linked'));
      onClose();
    } catch (error) {
      setBusy(false);
      if (sayWrong([proof, proofFailure(error)])) return;
      // What Google gave is good once: it has to be chosen anew.
      sayFailure(error);
      onClose();
    }
  }

  return (
    <form onSubmit={link} noValidate>
      <Stack gap={4}>
        <ProofField user={user} typed={proof} />
        <Button type="submit" busy={busy ? t('common:actions.saving') : undefined}>
          {t('profile:ways.linkConfirm')}
        </Button>
      </Stack>
    </form>
  );
}
