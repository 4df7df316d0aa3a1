import { CheckoutSteps, waitingWords } from '@rimba/checkout/payment';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Card, CopyButton, Countdown, Inline, Spinner, Stack, Text } from '@rimba/ui';
import { useCallback, useState } from 'react';
import { transactionQuery } from '../../../../data/transactions.ts';
import { canBePaid } from '../../../../data/waiting-orders.ts';
import type { Transaction } from '../../../../data/wire.ts';
import { PageHead } from '../../../../frame/PageHead.tsx';
import { queryClient } from '../../../../session/query-client.ts';
import { isGift } from '../../is-gift.ts';
import { heldUntil, isRenewal } from '../../renewing.ts';
import { Help } from '../Help.tsx';
import { OrderPanel } from '../OrderPanel.tsx';
import * as styles from '../transaction-detail.css.ts';
import { GiveUp } from './GiveUp.tsx';
import { HowToPay } from './HowToPay.tsx';
import { OtherMethod } from './OtherMethod.tsx';
import { PayAgain } from './PayAgain.tsx';
import { PaymentCode } from './PaymentCode.tsx';
import { TimeIsUp } from './TimeIsUp.tsx';
import { UnderReview } from './UnderReview.tsx';

interface PaymentScreenProps {
  transaction: Transaction;
  /** When it was answered, epoch milliseconds by the browser's clock. */
  readAt: number;
}

/** A transaction that waits for its payment: amount and time left before the code, then how it is done. */
export function PaymentScreen({ transaction, readAt }: PaymentScreenProps) {
  const { t } = useTranslation(['checkout', 'common', 'transactions']);
  const lead = useLead(transaction);
  const { payment, paymentMethod } = transaction;
  // The payer has done their part: nothing is asked of them any more.
  const underReview = payment?.underReview === true;
  const title = underReview
    ? t('checkout:outcome.review.title')
    : paymentMethod.code === 'card'
      ? t('checkout:payment.payByCard')
      : t('checkout:payment.payWith', { method: paymentMethod.name });
  const ahead = Date.parse(transaction.now) - readAt;
  // The deadline is by the service's clock; a browser's may be minutes off.
  const now = useCallback(() => Date.now() + ahead, [ahead]);
  const [, setEnded] = useState('');
  const end = () => {
    // Drawn anew, by the clock.
    setEnded(transaction.expiresAt);
    void queryClient.invalidateQueries({ queryKey: transactionQuery(transaction.id).queryKey });
  };
  if (!canBePaid(transaction, now())) return <TimeIsUp transaction={transaction} />;
  return (
    <Stack gap={5}>
      {!isRenewal(transaction) && <CheckoutSteps at="payment" />}
      <PageHead title={title} lead={underReview ? t('checkout:outcome.review.text') : lead} />
      {isGift(transaction) && transaction.holder !== '' && (
        <Text weight="semibold">{t('transactions:thanks.titleShortGift', { name: transaction.holder })}</Text>
      )}
      <div className={styles.columns}>
        <Stack gap={5}>
          <Card>
            <Stack gap={5}>
              <Inline justify="between" gap={5}>
                {!underReview && <Clock transaction={transaction} now={now} onEnd={end} />}
                <Amount total={transaction.total} isTyped={isTyped(payment)} />
              </Inline>
              {payment ? (
                <PaymentCode transaction={transaction} payment={payment} />
              ) : (
                <PayAgain transaction={transaction} />
              )}
              <Inline justify={payment?.qrString ? 'center' : 'start'}>
                <OtherMethod transaction={transaction} />
              </Inline>
              {underReview && <UnderReview transaction={transaction} />}
              {payment && !underReview && (
                <Inline wrap={false} as="p">
                  <Spinner label={t('checkout:outcome.pending.title')} />
                  <Text as="span" variant="small">
                    {t(`checkout:${waitingWords(paymentMethod.code, payment)}`)}
                  </Text>
                </Inline>
              )}
            </Stack>
          </Card>
          <HowToPay transaction={transaction} />
        </Stack>
        <Stack gap={4} as="aside">
          <OrderPanel transaction={transaction} />
          <Inline>
            <GiveUp transaction={transaction} />
          </Inline>
          <Help />
        </Stack>
      </div>
    </Stack>
  );
}

/** What becomes of the trees while the payment is awaited. */
function useLead(transaction: Transaction): string {
  const { t } = useTranslation(['transactions', 'checkout']);
  const format = useFormat();
  const count = transaction.trees.length;
  const until = heldUntil(transaction);
  if (until !== undefined) return t('transactions:renewal.pending', { count, date: format.date(until) });
  return isRenewal(transaction)
    ? t('transactions:renewal.pendingAgain', { count })
    : t('checkout:payment.heldLead', { count });
}

interface ClockProps extends Pick<PaymentScreenProps, 'transaction'> {
  now: () => number;
  onEnd: () => void;
}

function Clock({ transaction, now, onEnd }: ClockProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { expiresAt, paymentMethod } = transaction;
  const announce = (left: number) => {
    const [hours, minutes] = [Math.floor(left / 60), left % 60];
    if (hours === 0) return t('countdown.announce', { count: minutes });
    return minutes === 0
      ? t('countdown.announceWholeHours', { count: hours })
      : t('countdown.announceHours', { hours, minutes });
  };
  return (
    <Countdown
      deadline={Date.parse(expiresAt)}
      now={now}
      totalS={paymentMethod.expiresInSeconds}
      label={t('countdown.label')}
      until={t('countdown.deadline', { time: format.time(expiresAt), date: format.shortDate(expiresAt) })}
      announce={announce}
      // With points it would read as the hour that stands below it.
      separator=":"
      onEnd={onEnd}
    />
  );
}

/** At a bank's the payer enters the amount; a code, a wallet and a card bring it along. */
const isTyped = (payment: Transaction['payment']) =>
  payment !== null && (payment.vaNumbers.length > 0 || payment.billKey !== null);

function Amount({ total, isTyped }: { total: number; isTyped: boolean }) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  return (
    <Stack gap={1} align="start">
      <Text variant="small" tone="muted">
        {t('checkout:instructions.amount')}
      </Text>
      <Inline>
        <Text as="span" variant="figure" unbroken>
          {format.rupiah(total)}
        </Text>
        {isTyped && (
          <CopyButton
            value={String(total)}
            label={t('checkout:instructions.copyAmount')}
            copiedLabel={t('common:actions.copied')}
            refusedLabel={t('common:actions.copyRefused')}
          />
        )}
      </Inline>
    </Stack>
  );
}
