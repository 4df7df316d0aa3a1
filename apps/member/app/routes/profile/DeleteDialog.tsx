import { noteDeletion } from '@rimba/auth';
import { useSession } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, DialogClose, Inline, Stack, Text, TextField } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ProofField } from '../../account/ProofField.tsx';
import { proofFailure, proofOf } from '../../account/proof.ts';
import { sayWrong, useTyped } from '../../account/use-typed.ts';
import { deleteAccount } from '../../data/account.ts';
import { ownForestQuery } from '../../data/own-forest.ts';
import type { User } from '../../data/wire.ts';
import { useLogout } from '../../frame/use-logout.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';

type DeleteDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { user: User };

/** Deletes the account, after a word typed by hand and a proof of who it is. */
export default function DeleteDialog({ user, open, onOpenChange }: DeleteDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:deleteDialog.title')}
      description={t('profile:deleteDialog.text')}
      closeLabel={t('common:actions.close')}
    >
      <Stack gap={4}>
        <Consequences />
        <DeleteForm user={user} />
      </Stack>
    </Dialog>
  );
}

function Consequences() {
  const { t } = useTranslation('profile');
  const count = useQuery(ownForestQuery()).data?.inTerm ?? 0;
  return (
    <Stack gap={2}>
      {count > 0 && <Text>{t('deleteDialog.active', { count })}</Text>}
      <Text>{t('deleteDialog.downloadFirst')}</Text>
    </Stack>
  );
}

function DeleteForm({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'errors']);
  const sayFailure = useSayFailure();
  const logout = useLogout(useSession().session);
  const typed = useTyped();
  const proof = useTyped();
  const [busy, setBusy] = useState(false);
  const word = t('profile:deleteDialog.word');

  async function remove(event: FormEvent) {
    event.preventDefault();
    const isWrong = sayWrong(
      [
        typed,
        typed.value.trim().toUpperCase() === word ? undefined : t('profile:deleteDialog.wrongWord', { word }),
      ],
      [proof, proof.value === '' ? t('errors:request.field_required') : undefined],
    );
    if (isWrong) return;
    setBusy(true);
    try {
      await deleteAccount(proofOf(user, proof.value));
      noteDeletion(window);
      await logout();
    } catch (error) {
      if (!sayWrong([proof, proofFailure(error)])) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={remove} noValidate>
      <Stack gap={4}>
        <TextField
          ref={typed.field}
          label={t('profile:deleteDialog.typeToConfirm', { word })}
          autoComplete="off"
          value={typed.value}
          onChange={({ currentTarget }) => typed.onType(currentTarget.value)}
          error={typed.error}
        />
        <ProofField user={user} typed={proof} />
        <Inline justify="end">
          <DialogClose>
            <Button variant="secondary">{t('profile:deleteDialog.cancel')}</Button>
          </DialogClose>
          <Button type="submit" variant="danger" busy={busy ? t('profile:deleteDialog.deleting') : undefined}>
            {t('profile:deleteDialog.confirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
