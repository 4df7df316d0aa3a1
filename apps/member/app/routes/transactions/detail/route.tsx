import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Button, EmptyState, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { data } from 'react-router';
import { transactionQuery } from '../../../data/transactions.ts';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useStreamIsUp } from '../../../live/stream-is-up.ts';
import type { Route } from './+types/route.ts';
import { PaymentScreen } from './PaymentScreen.tsx';
import { TransactionRecord } from './TransactionRecord.tsx';
import { useWasPending } from './use-was-pending.ts';

/** The address holds a number; anything else is no page. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = Number(params.transactionId);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  return id;
}

/** A transaction that waits is paid here; one that is decided is read here. */
export default function TransactionDetail({ loaderData: id }: Route.ComponentProps) {
  const { t } = useTranslation('common');
  const transaction = useQuery(transactionQuery(id, useStreamIsUp()));
  const wasPending = useWasPending(transaction.data);
  if (transaction.data?.status === 'pending_payment') {
    return <PaymentScreen transaction={transaction.data} readAt={transaction.dataUpdatedAt} />;
  }
  if (transaction.data) return <TransactionRecord transaction={transaction.data} justDecided={wasPending} />;
  if (transaction.isPending) {
    return (
      <SkeletonGroup label={t('loading.data')}>
        <Skeleton shape="heading" width="long" />
        <Skeleton shape="tall" />
      </SkeletonGroup>
    );
  }
  if (transaction.error instanceof ApiError && transaction.error.status === 404) return <Missing />;
  return <QueryFailed level={1} error={transaction.error} onRetry={() => transaction.refetch()} />;
}

function Missing() {
  const { t } = useTranslation('transactions');
  return (
    <Stack gap={5}>
      <PageHead title={t('detail.notFound')} />
      <EmptyState
        title={t('detail.notFoundText')}
        action={
          <Button asChild>
            <PageLink to={{ page: 'transactions' }}>{t('list.title')}</PageLink>
          </Button>
        }
      />
    </Stack>
  );
}
