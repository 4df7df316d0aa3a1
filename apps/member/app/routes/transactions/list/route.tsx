import { motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import {
  Button,
  EmptyState,
  FilterChip,
  Inline,
  LoadMore,
  Plate,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type TransactionStatus, transactionsQuery } from '../../../data/transactions.ts';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useAddressState } from '../../../frame/use-address-state.ts';
import { Statement } from './Statement.tsx';
import { TransactionRow } from './TransactionRow.tsx';

const filters = {
  all: undefined,
  pending: 'pending_payment',
  paid: 'paid',
  cancelled: 'cancelled',
} as const satisfies Record<string, TransactionStatus | undefined>;

type Filter = keyof typeof filters;

const filterNames = Object.keys(filters) as Filter[];
const read = (params: URLSearchParams) => ({
  filter: filterNames.find((name) => name === params.get('filter')) ?? ('all' as Filter),
});
const write = ({ filter }: { filter: Filter }) => new URLSearchParams(filter === 'all' ? {} : { filter });

export default function Transactions() {
  const { t } = useTranslation('transactions');
  const [{ filter }, change] = useAddressState(read, write);
  return (
    <Stack gap={5}>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <Inline gap={2}>
        {filterNames.map((name) => (
          <FilterChip key={name} selected={name === filter} onSelectedChange={() => change({ filter: name })}>
            {t(`list.filter.${name}`)}
          </FilterChip>
        ))}
      </Inline>
      <TransactionList status={filters[filter]} />
      <Statement />
    </Stack>
  );
}

function TransactionList({ status }: { status: TransactionStatus | undefined }) {
  const { t } = useTranslation(['transactions', 'common']);
  const format = useFormat();
  const list = useInfiniteQuery(transactionsQuery(status));
  if (list.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (list.isError) {
    return (
      <QueryFailed error={list.error} title={t('common:error.listFailed')} onRetry={() => list.refetch()} />
    );
  }
  const shown = list.data.pages.flatMap(({ data }) => data);
  const total = list.data.pages[0]?.meta.total ?? 0;
  if (shown.length === 0) {
    return (
      <EmptyState
        title={t('transactions:list.emptyTitle')}
        description={t('transactions:list.emptyText')}
        drawing={<Plate of={motif('empty-nothing-to-pay')} size="medium" />}
        action={
          <Button asChild>
            <PageLink to={{ page: 'trees' }}>{t('transactions:list.emptyCta')}</PageLink>
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap={4}>
      <ul>
        {shown.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
      <LoadMore
        status={t('common:pagination.showing', {
          from: 1,
          to: format.number(shown.length),
          total: format.number(total),
        })}
        label={t('common:actions.showMore')}
        busy={list.isFetchingNextPage ? t('common:loading.more') : undefined}
        onLoadMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
    </Stack>
  );
}
