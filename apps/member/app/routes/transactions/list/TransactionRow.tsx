import { drawingFor } from '@rimba/drawings';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Heading, Plate, Text, TransactionStatusMark } from '@rimba/ui';
import { useKeptParts } from '../../../data/as-of.ts';
import { waitsInList } from '../../../data/waiting-orders.ts';
import type { Transaction } from '../../../data/wire.ts';
import { isGift } from '../is-gift.ts';
import { shownTree } from '../names.ts';
import { isRenewal } from '../renewing.ts';
import { cancelWords, statusWords } from '../transaction-words.ts';
import * as styles from './transaction-list.css.ts';

export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const treeNames = useTreeNames();
  const { id, number, status, cancelReason, trees, total, payment, createdAt, expiresAt } = transaction;
  const isReviewed = payment?.underReview;
  const waits = waitsInList(transaction, useKeptParts()) && !isReviewed;
  return (
    <li className={styles.row}>
      <TreePlates trees={trees} />
      <div className={styles.words}>
        <Heading level={2} size="label">
          <PageLink to={{ page: 'transaction', params: { transactionId: id } }} className={styles.link}>
            {t('transactions:list.number', { number })}
          </PageLink>
        </Heading>
        <Text variant="small">{treeNames(trees)}</Text>
        <Text variant="small" tone="muted">
          {isGift(transaction) &&
            transaction.holder !== '' &&
            `${t('transactions:thanks.titleShortGift', { name: transaction.holder })} · `}
          {isRenewal(transaction) && `${t('transactions:renewal.listed')} · `}
          {format.date(createdAt)} · {t('transactions:list.trees', { count: trees.length })}
        </Text>
        {waits && (
          <Text variant="small" tone="warning">
            {t('transactions:list.payBefore', { time: format.time(expiresAt), date: format.date(expiresAt) })}
          </Text>
        )}
        {cancelReason !== null && (
          <Text variant="small" tone="muted">
            {t(`common:${cancelWords[cancelReason]}`)}
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

type Trees = Transaction['trees'];

const platesShown = 3;

function TreePlates({ trees }: { trees: Trees }) {
  return (
    <span className={styles.plates}>
      {trees
        .slice(0, platesShown)
        .map(shownTree)
        .map(({ id, latinName }) => (
          <Plate key={id} of={drawingFor(latinName, 'leaf')} size="thumb" />
        ))}
    </span>
  );
}

/** The first trees by name and code, and how many more there are. */
function useTreeNames(): (trees: Trees) => string {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  return (trees) => {
    const named = trees
      .slice(0, platesShown)
      .map(shownTree)
      .map(({ treeName, code }) => `${treeName} ${unbrokenCode(code)}`);
    const others = trees.length - named.length;
    return format.list(others > 0 ? [...named, t('list.others', { count: others })] : named);
  };
}
