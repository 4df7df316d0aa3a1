import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, Dialog, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentMethodsQuery } from '../../../data/checkout.ts';
import { payTransaction, repriceQuery } from '../../../data/transactions.ts';
import type { Transaction } from '../../../data/wire.ts';
import { QueryFailed } from '../../../frame/QueryFailed.tsx';
import { saySuccess } from '../../../frame/say.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';
import { MethodChoice } from '../../../payments/MethodChoice.tsx';

interface OtherMethodDialogProps extends Pick<Demand, 'open' | 'onOpenChange'> {
  transaction: Transaction;
}

/** Pays by another method; its total is the service's, asked for before it is agreed to. */
export default function OtherMethodDialog({ transaction, open, onOpenChange }: OtherMethodDialogProps) {
  const { t } = useTranslation(['transactions', 'checkout', 'common']);
  const format = useFormat();
  const sayFailure = useSayFailure();
  const [methodId, setMethodId] = useState('');
  const [busy, setBusy] = useState(false);
  const methods = useQuery({ ...paymentMethodsQuery(useLanguage()), enabled: open });
  const quote = useQuery({
    ...repriceQuery(transaction.trees.length, Number(methodId)),
    enabled: methodId !== '',
  });
  const total = methodId === '' || quote.isPlaceholderData ? undefined : quote.data?.breakdown.finalPrice;

  const pay = async (expectedTotal: number) => {
    setBusy(true);
    try {
      await payTransaction(transaction.id, { paymentMethodId: Number(methodId), expectedTotal });
      saySuccess(t('transactions:changeMethod.done'));
      onOpenChange(false);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('transactions:changeMethod.title')}
      description={t('transactions:changeMethod.text')}
      closeLabel={t('common:actions.close')}
      footer={
        <Button
          disabled={total === undefined}
          busy={busy ? t('checkout:confirm.submitting') : undefined}
          onClick={() => total !== undefined && void pay(total)}
        >
          {t('transactions:changeMethod.submit')}
        </Button>
      }
    >
      <Stack gap={4}>
        {methods.isError && <QueryFailed error={methods.error} onRetry={() => methods.refetch()} />}
        {methods.data && (
          <MethodChoice
            groups={methods.data}
            total={transaction.breakdown.totalPrice}
            name="otherMethod"
            value={methodId}
            onValueChange={setMethodId}
          />
        )}
        {total !== undefined && (
          <Text role="status" weight="semibold">
            {t('checkout:confirm.total', { amount: format.rupiah(total) })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
