import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, DialogClose, Inline } from '@rimba/ui';
import { useState } from 'react';
import { endApiKey } from '../../../data/api-keys.ts';
import type { ApiKey } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

type EndKeyDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { apiKey: ApiKey };

/** Ends a key once it is said that it cannot be taken back. */
export default function EndKeyDialog({ apiKey: { id, name }, open, onOpenChange }: EndKeyDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await endApiKey(id);
      saySuccess(t('profile:keys.ended'));
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:keys.endTitle')}
      description={t('profile:keys.endText', { key: name })}
      closeLabel={t('common:actions.close')}
    >
      <Inline justify="end">
        <DialogClose>
          <Button variant="secondary">{t('common:actions.cancel')}</Button>
        </DialogClose>
        <Button variant="danger" busy={busy ? t('profile:keys.ending') : undefined} onClick={end}>
          {t('profile:keys.endConfirm')}
        </Button>
      </Inline>
    </Dialog>
  );
}
