import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { ConfirmDialog } from '@rimba/ui';
import { cancelTransaction } from '../../../../data/transactions.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { useSayFailure } from '../../../../frame/use-say-failure.ts';
import { heldUntil } from '../../renewing.ts';

interface GiveUpDialogProps extends Pick<Demand, 'open' | 'onOpenChange'> {
  transaction: Transaction;
}

/** A module of its own, so that the dialog's code comes when it is asked for. */
export default function GiveUpDialog({ transaction, ...demand }: GiveUpDialogProps) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const count = transaction.trees.length;
  const until = heldUntil(transaction);
  const follows =
    until === undefined
      ? t('cancelDialog.text', { count })
      : t('renewal.stays', { count, date: format.lastFullDay(until) });
  const sayFailure = useSayFailure();
  const confirm = async () => {
    try {
      await cancelTransaction(transaction.id);
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <ConfirmDialog
      {...demand}
      title={t('cancelDialog.title')}
      description={`${follows} ${t(transaction.payment?.underReview ? 'cancelDialog.reviewed' : 'cancelDialog.paidWarning')}`}
      confirmLabel={t('cancelDialog.confirm')}
      cancelLabel={t('cancelDialog.keep')}
      busyLabel={t('cancelDialog.cancelling')}
      onConfirm={confirm}
    />
  );
}
