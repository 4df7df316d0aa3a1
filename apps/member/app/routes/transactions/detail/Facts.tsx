import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';
import { cancelWords, publicNameWords } from '../transaction-words.ts';
import * as styles from './detail.css.ts';

/** What the books say of a transaction; what there is nothing of is left out. */
export function Facts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['transactions', 'checkout', 'common']);
  const format = useFormat();
  const { customer, paymentMethod, holder, publicName, message, trees, cancelReason } = transaction;
  const { createdAt, paidAt, cancelledAt } = transaction;
  const contracts = trees.flatMap(({ contractNumber }) => contractNumber ?? []);
  const term = trees.find(({ startsAt }) => startsAt !== null);
  const facts: readonly [name: string, value: string | null][] = [
    [t('transactions:detail.createdAt'), format.dateTime(createdAt)],
    [t('transactions:detail.paidAt'), paidAt && format.dateTime(paidAt)],
    [t('transactions:detail.cancelledAt'), cancelledAt && format.dateTime(cancelledAt)],
    [t('transactions:detail.reason'), cancelReason && t(`common:${cancelWords[cancelReason]}`)],
    [t('transactions:detail.method'), paymentMethod.name],
    [t('transactions:detail.customer'), `${customer.firstName} ${customer.lastName}`.trim()],
    [t('transactions:detail.holder'), holder],
    [t('transactions:detail.publicName'), t(`checkout:${publicNameWords[publicName]}`)],
    [t('transactions:detail.message'), message],
    [
      t('transactions:detail.term'),
      term?.startsAt && term.endsAt
        ? t('transactions:detail.termValue', {
            from: format.date(term.startsAt),
            to: format.lastFullDay(term.endsAt),
          })
        : null,
    ],
    [t('transactions:detail.contract'), contracts.join(', ')],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name} className={styles.fact}>
              <Text as="dt" variant="small" tone="muted">
                {name}
              </Text>
              <Text as="dd">{value}</Text>
            </div>
          ),
      )}
    </dl>
  );
}
