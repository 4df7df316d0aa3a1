import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, DialogClose, Inline, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { removeSignInWay } from '../../../data/sign-in-ways.ts';
import type { SignInWay, User } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';
import { ProofField } from '../ProofField.tsx';
import { proofFailure, proofOf } from '../proof.ts';
import { sayWrong, useTyped } from '../use-typed.ts';
import { useWayName } from './WayRow.tsx';

type RemoveWayDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { user: User; way: SignInWay };

/** Removes a way to sign in, after a proof of who asks. */
export default function RemoveWayDialog({ user, way, open, onOpenChange }: RemoveWayDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const name = useWayName(way);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:ways.removeTitle')}
      description={t('profile:ways.removeText', { way: name })}
      closeLabel={t('common:actions.close')}
    >
      <RemoveForm user={user} way={way} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RemoveForm({ user, way, onDone }: { user: User; way: SignInWay; onDone: () => void }) {
  const { t } = useTranslation(['profile', 'errors']);
  const sayFailure = useSayFailure();
  const proof = useTyped();
  const [busy, setBusy] = useState(false);

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (sayWrong([proof, proof.value === '' ? t('errors:request.field_required') : undefined])) return;
    setBusy(true);
    try {
      await removeSignInWay(way.id, proofOf(user, proof.value));
      saySuccess(t('profile:ways.removed'));
      onDone();
    } catch (error) {
      if (!sayWrong([proof, proofFailure(error)])) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={remove} noValidate>
      <Stack gap={4}>
        <ProofField user={user} typed={proof} />
        <Inline justify="end">
          <DialogClose>
            <Button variant="secondary">{t('profile:deleteDialog.cancel')}</Button>
          </DialogClose>
          <Button type="submit" variant="danger" busy={busy ? t('profile:deleteDialog.deleting') : undefined}>
            {t('profile:ways.removeConfirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
