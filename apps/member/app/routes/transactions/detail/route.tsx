import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { PageTitle } from '@rimba/shell';
import { Skeleton, SkeletonGroup } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { transactionQuery } from '../../../data/transactions.ts';
import { MissingPage } from '../../../frame/MissingPage.tsx';
import { PageNotFetched } from '../../../frame/PageHead.tsx';
import type { Route } from './+types/route.ts';
import { PaymentScreen } from './paying/PaymentScreen.tsx';
import { TransactionRecord } from './TransactionRecord.tsx';
import { useBeginning } from './use-beginning.ts';
import { useFreshOnceLive } from './use-fresh-once-live.ts';
import { useReadAt } from './use-read-at.ts';
import { useWasPending } from './use-was-pending.ts';

/** A transaction that waits is paid here; one that is decided is read here. */
export default function TransactionDetail({ params }: Route.ComponentProps) {
  const id = Number(params.transactionId);
  const { t } = useTranslation(['transactions', 'common']);
  const transaction = useQuery(transactionQuery(id, useFreshOnceLive(id)));
  const wasPending = useWasPending(transaction.data);
  const readAt = useReadAt(id, transaction.dataUpdatedAt);
  useBeginning(transaction.data);
  if (transaction.data?.status === 'pending_payment') {
    return <PaymentScreen transaction={transaction.data} readAt={readAt} />;
  }
  if (transaction.data) return <TransactionRecord transaction={transaction.data} justDecided={wasPending} />;
  if (transaction.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <PageTitle>{t('transactions:list.title')}</PageTitle>
        <Skeleton shape="heading" width="long" />
        <Skeleton shape="tall" />
      </SkeletonGroup>
    );
  }
  if (transaction.error instanceof ApiError && transaction.error.status === 404) return <Missing />;
  return (
    <PageNotFetched
      title={t('transactions:detail.unloaded')}
      error={transaction.error}
      onRetry={() => transaction.refetch()}
    />
  );
}

function Missing() {
  const { t } = useTranslation('transactions');
  return (
    <MissingPage
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      to={{ page: 'transactions' }}
      toLabel={t('list.seeAll')}
    />
  );
}
