import { toBeside } from '@rimba/checkout/tree-choice';
import { dayMs, unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { late, PageLink, Section } from '@rimba/shell';
import {
  Button,
  CertificateIcon,
  Heading,
  Inline,
  Skeleton,
  Stack,
  Timeline,
  TransactionStatusMark,
} from '@rimba/ui';
import { Suspense } from 'react';
import type { Transaction } from '../../../data/wire.ts';
import { PageHead } from '../../../frame/PageHead.tsx';
import { isRenewal } from '../renewing.ts';
import { statusWords } from '../transaction-words.ts';
import { Help } from './Help.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { Outcome } from './Outcome.tsx';
import { Receipt } from './Receipt.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';
import { Thanks } from './thanks/Thanks.tsx';
import { timelineEntries } from './timeline-entries.ts';
import * as styles from './transaction-detail.css.ts';

const GiftRecord = late(() => import('./gift/GiftRecord.tsx'));

interface TransactionRecordProps {
  transaction: Transaction;
  /** It was decided in front of the reader. */
  justDecided: boolean;
}

/** A transaction that is paid or cancelled, as it stands in the books. */
export function TransactionRecord({ transaction, justDecided }: TransactionRecordProps) {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const { number, status, certificates, timeline } = transaction;
  const thanks = isFresh(transaction);
  const treeIds = transaction.trees.map(({ treeId }) => treeId);
  return (
    <Stack gap={5}>
      {thanks && <Thanks transaction={transaction} />}
      {thanks ? (
        <Heading level={2} size="h3">
          {t('transactions:detail.title', { number: unbrokenCode(number) })}
        </Heading>
      ) : (
        <PageHead
          title={t('transactions:detail.title', { number: unbrokenCode(number) })}
          lead={
            <TransactionStatusMark status={status}>
              {t(`common:${statusWords[status]}`)}
            </TransactionStatusMark>
          }
        />
      )}
      {!thanks && <Outcome transaction={transaction} justDecided={justDecided} />}
      <div className={styles.columns}>
        <Stack gap={6}>
          {status === 'paid' && !thanks && (
            <Inline>
              {certificates.map(({ certificateNumber, holder }) => (
                <Button key={certificateNumber} asChild icon={CertificateIcon}>
                  <PageLink to={{ page: 'myCertificate', params: { certificateNumber } }}>
                    {certificates.length === 1
                      ? t('transactions:detail.certificate')
                      : t('transactions:detail.certificateOf', { name: holder ?? transaction.holder })}
                  </PageLink>
                </Button>
              ))}
            </Inline>
          )}
          {status === 'cancelled' && (
            <Inline>
              <Button asChild>
                {isRenewal(transaction) ? (
                  <PageLink to={{ page: 'renew', suffix: `?tree=${treeIds.join(',')}` }}>
                    {t('transactions:renewal.again')}
                  </PageLink>
                ) : (
                  <PageLink
                    to={{
                      page: 'checkout',
                      suffix: toBeside(treeIds, transaction.gift !== null),
                    }}
                  >
                    {t('transactions:detail.adoptAgain')}
                  </PageLink>
                )}
              </Button>
            </Inline>
          )}
          {transaction.gift && (
            <Suspense fallback={<Skeleton shape="tall" />}>
              <GiftRecord transaction={transaction} isHandedOver={thanks} />
            </Suspense>
          )}
          <Section title={t('transactions:timeline.title')}>
            <Timeline
              label={t('transactions:timeline.title')}
              entries={timelineEntries(timeline, {
                event: (event, method) =>
                  t(`transactions:timeline.${eventWords(event, transaction)}`, {
                    method,
                    count: transaction.trees.length,
                  }),
                at: format.dateTime,
              })}
            />
          </Section>
          <TransactionFacts transaction={transaction} />
          {status === 'paid' && <Receipt transactionId={transaction.id} />}
          <Help />
        </Stack>
        <OrderPanel transaction={transaction} />
      </div>
    </Stack>
  );
}

function eventWords(event: Transaction['timeline'][number]['event'], transaction: Transaction) {
  if (event === 'created' && isRenewal(transaction)) return 'renewed';
  const isGivenUp = transaction.timeline.some((one) => one.event === 'cancelled');
  return event === 'paid' && isGivenUp ? 'lateCancelled' : event;
}

const freshMs = 7 * dayMs;

/** Paid not long ago, with nothing left open. */
const isFresh = ({ status, certificates, flagged, paidAt, now }: Transaction) =>
  status === 'paid' &&
  certificates.length > 0 &&
  !flagged &&
  paidAt !== null &&
  Date.parse(now) - Date.parse(paidAt) < freshMs;
