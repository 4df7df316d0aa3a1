import { chosenMethod, MethodChoice, useCard } from '@rimba/checkout/payment';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { QueryFailed } from '@rimba/shell';
import { Button, Dialog, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentMethodsQuery } from '../../../../data/order.ts';
import { repriceQuery } from '../../../../data/transactions.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { saySuccess } from '../../../../frame/say.ts';
import * as styles from '../transaction-detail.css.ts';
import { usePay } from './use-pay.ts';

interface OtherMethodDialogProps extends Pick<Demand, 'open' | 'onOpenChange'> {
  transaction: Transaction;
}

/** Pays by another method; its total is the service's, asked for before it is agreed to. */
export default function OtherMethodDialog({ transaction, open, onOpenChange }: OtherMethodDialogProps) {
  const { t } = useTranslation(['transactions', 'checkout', 'common']);
  const format = useFormat();
  const [methodId, setMethodId] = useState('');
  const { busy, pay } = usePay(transaction);
  const ends = transaction.paymentMethod.code === 'card' ? 'textCard' : 'text';
  const methods = useQuery({ ...paymentMethodsQuery(useLanguage()), enabled: open });
  const card = useCard(chosenMethod(methods.data, methodId)?.cardScript);
  const quote = useQuery({
    ...repriceQuery(transaction.id, Number(methodId)),
    enabled: methodId !== '',
  });
  const total = methodId === '' || quote.isPlaceholderData ? undefined : quote.data?.breakdown.finalPrice;

  const change = async (expectedTotal: number) => {
    if (!(await pay({ paymentMethodId: Number(methodId), expectedTotal }, card))) return;
    saySuccess(t('transactions:changeMethod.done'));
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('transactions:changeMethod.title')}
      {...(transaction.payment && { description: t(`transactions:changeMethod.${ends}`) })}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          {total !== undefined && (
            <div className={styles.newTotal}>
              <Text role="status" weight="semibold">
                {t('checkout:confirm.total', { amount: format.rupiah(total) })}
              </Text>
            </div>
          )}
          <Button
            disabled={total === undefined}
            busy={busy ? t('checkout:confirm.submitting') : undefined}
            onClick={() => total !== undefined && void change(total)}
          >
            {t('transactions:changeMethod.submit')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {methods.isError && <QueryFailed error={methods.error} onRetry={() => methods.refetch()} />}
        {methods.data && (
          <MethodChoice
            groups={methods.data}
            total={transaction.breakdown.totalPrice}
            inUse={transaction.paymentMethod.id}
            name="otherMethod"
            value={methodId}
            onValueChange={setMethodId}
          />
        )}
        {card.fields}
      </Stack>
    </Dialog>
  );
}
