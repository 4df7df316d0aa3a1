import { useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import { payTransaction } from '../../../data/transactions.ts';
import type { Transaction } from '../../../data/wire.ts';
import { useSayFailure } from '../../../frame/use-say-failure.ts';

/** The payment provider could not be reached, or refused: the trees are held, and the next attempt starts here. */
export function PayAgain({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const sayFailure = useSayFailure();
  const [busy, setBusy] = useState(false);
  const refused = transaction.timeline.at(-1)?.event === 'attemptFailed';
  const pay = async () => {
    setBusy(true);
    try {
      await payTransaction(transaction.id, {
        paymentMethodId: transaction.paymentMethod.id,
        expectedTotal: transaction.total,
      });
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Banner urgent>
      <Stack gap={2} align="start">
        <Text weight="semibold">{t(refused ? 'outcome.failed.title' : 'outcome.unavailable.title')}</Text>
        <Text>{t(refused ? 'outcome.failed.text' : 'outcome.unavailable.text')}</Text>
        <Button size="compact" busy={busy ? t('confirm.submitting') : undefined} onClick={pay}>
          {t('payment.payAgain')}
        </Button>
      </Stack>
    </Banner>
  );
}
