import { useCard } from '@rimba/checkout/payment';
import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Inline, Stack, Text } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { usePay } from './use-pay.ts';

/** The payment provider could not be reached, or refused: the trees are held, and the next attempt starts here. */
export function PayAgain({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['checkout', 'transactions']);
  const { busy, pay } = usePay(transaction);
  const refused = transaction.timeline.at(-1)?.event === 'attemptFailed';
  const card = useCard(transaction.paymentMethod.cardScript);
  const payAgain = () =>
    pay({ paymentMethodId: transaction.paymentMethod.id, expectedTotal: transaction.total }, card);
  return (
    <>
      <Banner urgent>
        <Stack gap={2}>
          <Text weight="semibold">{t(refused ? 'outcome.failed.title' : 'outcome.unavailable.title')}</Text>
          {refused && transaction.paymentMethod.code === 'card' && (
            <Text>{t('transactions:detail.cardRefused')}</Text>
          )}
          <Text>
            {refused
              ? t('outcome.failed.text')
              : t('outcome.unavailable.text', { count: transaction.trees.length })}
          </Text>
        </Stack>
      </Banner>
      {card.fields}
      <Inline>
        <Button busy={busy ? t('confirm.submitting') : undefined} onClick={payAgain}>
          {t('payment.payAgain')}
        </Button>
      </Inline>
    </>
  );
}
