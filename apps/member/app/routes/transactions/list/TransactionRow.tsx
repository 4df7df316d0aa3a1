import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Heading, Text, TransactionStatusMark } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';
import { statusWords } from '../transaction-words.ts';
import * as styles from './list.css.ts';

export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const { id, number, status, trees, total, payment, createdAt, expiresAt } = transaction;
  const isReviewed = payment?.underReview;
  const waits = status === 'pending_payment' && !isReviewed;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={2} size="label">
          <PageLink to={{ page: 'transaction', params: { transactionId: id } }} className={styles.link}>
            {t('transactions:list.number', { number })}
          </PageLink>
        </Heading>
        <Text variant="small" tone="muted">
          {format.date(createdAt)} · {t('transactions:list.trees', { count: trees.length })}
        </Text>
        {waits && (
          <Text variant="small" tone="warning">
            {t('transactions:list.payBefore', { time: format.time(expiresAt), date: format.date(expiresAt) })}
          </Text>
        )}
        {isReviewed && <Text variant="small">{t('transactions:list.reviewed')}</Text>}
      </div>
      <div className={styles.end}>
        <Text weight="semibold" unbroken>
          {format.rupiah(total)}
        </Text>
        <TransactionStatusMark status={status}>{t(`common:${statusWords[status]}`)}</TransactionStatusMark>
        {waits && (
          <Text variant="small" weight="semibold">
            {t('transactions:detail.completePayment')}
          </Text>
        )}
      </div>
    </li>
  );
}
