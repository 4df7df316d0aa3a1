import type { HowTo } from '@rimba/checkout/payment';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { Transaction } from '../../../../data/wire.ts';
import * as styles from '../transaction-detail.css.ts';

/** One way to pay, step by step, with this payment's numbers. */
export function PaymentSteps({ howTo, transaction }: { howTo: HowTo; transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { payment, total } = transaction;
  const [account] = payment?.vaNumbers ?? [];
  const values = {
    amount: format.rupiah(total),
    vaNumber: account?.number ?? '',
    bank: account?.bank.toUpperCase() ?? '',
    billerCode: payment?.billerCode ?? '',
    billKey: payment?.billKey ?? '',
  };
  return (
    <ol className={styles.steps}>
      {howTo.steps.map((step) => (
        <li key={step}>{t(step, values)}</li>
      ))}
    </ol>
  );
}
