import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, DialogClose, Inline, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { sayWrong, useTyped } from '../../../account/use-typed.ts';
import type { SignInWay } from '../../../data/wire.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';
import { LabelField } from './LabelField.tsx';

interface RenameFormProps {
  way: SignInWay;
  rename: (label: string) => Promise<unknown>;
}

type RenameDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & RenameFormProps;

/** Gives a passkey another name. */
export default function RenameDialog({ open, onOpenChange, ...form }: RenameDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:passkey.renameTitle')}
      closeLabel={t('common:actions.close')}
    >
      <RenameForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RenameForm({ way, rename, onDone }: RenameFormProps & { onDone: () => void }) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const label = useTyped(way.label ?? '');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = label.value.trim();
    if (sayWrong([label, typed === '' ? t('errors:request.field_required') : undefined])) return;
    setBusy(true);
    try {
      await rename(typed);
      onDone();
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <LabelField typed={label} />
        <Inline justify="end">
          <DialogClose>
            <Button variant="secondary">{t('common:actions.cancel')}</Button>
          </DialogClose>
          <Button type="submit" busy={busy ? t('common:actions.saving') : undefined}>
            {t('profile:passkey.renameConfirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
