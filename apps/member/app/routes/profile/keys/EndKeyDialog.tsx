import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { ConfirmDialog } from '@rimba/ui';
import { endApiKey } from '../../../data/api-keys.ts';
import type { ApiKey } from '../../../data/wire.ts';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

type EndKeyDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & { apiKey: ApiKey };

/** Ends a key once it is said that it cannot be taken back. */
export default function EndKeyDialog({ apiKey: { id, name }, ...demand }: EndKeyDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const sayFailure = useSayFailure();
  const end = async () => {
    try {
      await endApiKey(id);
      saySuccess(t('profile:keys.ended'));
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <ConfirmDialog
      {...demand}
      title={t('profile:keys.endTitle')}
      description={t('profile:keys.endText', { key: name })}
      confirmLabel={t('profile:keys.endConfirm')}
      cancelLabel={t('common:actions.cancel')}
      busyLabel={t('profile:keys.ending')}
      onConfirm={end}
    />
  );
}
