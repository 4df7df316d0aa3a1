import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import { Fragment, type ReactNode } from 'react';
import type { Transaction } from '../../../data/wire.ts';
import { isNamedByReader } from '../is-gift.ts';
import { namesOf } from '../names.ts';
import { Names } from './Names.tsx';
import * as styles from './transaction-detail.css.ts';
import { usePublicName } from './use-public-name.ts';

/** What the books say of a transaction beside its moments, which the timeline tells; what there is nothing of is left out. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('transactions');
  const format = useFormat();
  const { customer, paymentMethod, holder, message, trees } = transaction;
  const publicName = usePublicName(transaction);
  const names = namesOf(transaction);
  const customerName = `${customer.firstName} ${customer.lastName}`.trim();
  const contracts = trees.flatMap(({ contractNumber }) => contractNumber ?? []);
  const before = trees.find(({ renews }) => renews !== undefined)?.renews?.endsAt;
  const term = trees.find(({ startsAt }) => startsAt !== null);
  const facts: readonly [name: string, value: ReactNode][] = [
    [t('detail.method'), paymentMethod.name],
    [t('detail.customer'), customerName],
    [t('detail.holder'), names.length > 1 ? <Names of={names} /> : holder],
    [t('detail.publicName'), isNamedByReader(transaction) && publicName],
    [t('detail.message'), message && <span className={styles.asTyped}>{message}</span>],
    [t('renewal.goesOn'), before && t('renewal.goesOnValue', { date: format.lastFullDay(before) })],
    [
      t('detail.term'),
      term?.startsAt && term.endsAt
        ? t('detail.termValue', {
            from: format.date(term.startsAt),
            to: format.lastFullDay(term.endsAt),
          })
        : null,
    ],
    [t('detail.contract'), contracts.length > 0 && <Contracts numbers={contracts} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
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

/** One after the other, none of them torn in two. */
function Contracts({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number, place) => (
    <Fragment key={number}>
      {place > 0 && ' '}
      <span className={styles.contract}>
        {number}
        {place < numbers.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
