import { useTranslation } from '@rimba/i18n/react';
import { Button, ReceiptIcon } from '@rimba/ui';
import { useState } from 'react';
import { openDownload } from '../../../data/downloads.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

/** The receipt as a PDF, in the page's language. */
export function Receipt({ transactionId }: { transactionId: number }) {
  const { t, i18n } = useTranslation(['transactions', 'common']);
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await openDownload(`/transaction/me/${transactionId}/receipt?lang=${i18n.language}`);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={ReceiptIcon}
      busy={busy ? t('common:loading.data') : undefined}
      onClick={open}
    >
      {t('transactions:detail.receipt')}
    </Button>
  );
}
