import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, EmptyState, FilterChip, Inline, Plate, Stack } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type TransactionStatus, transactionsQuery } from '../../../data/transactions.ts';
import { GrowingList } from '../../../frame/GrowingList.tsx';
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
      <TransactionList status={filters[filter]} onSeeAll={() => change({ filter: 'all' })} />
      <Statement />
    </Stack>
  );
}

interface TransactionListProps {
  status: TransactionStatus | undefined;
  onSeeAll: () => void;
}

function TransactionList({ status, onSeeAll }: TransactionListProps) {
  const { t } = useTranslation('transactions');
  const empty = status ? (
    <EmptyState
      title={t('list.noneTitle')}
      action={
        <Button variant="secondary" onClick={onSeeAll}>
          {t('list.seeAll')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('list.emptyTitle')}
      description={t('list.emptyText')}
      drawing={<Plate of={motif('empty-nothing-to-pay')} size="medium" />}
      action={
        <Button asChild>
          <PageLink to={{ page: 'trees' }}>{t('list.emptyCta')}</PageLink>
        </Button>
      }
    />
  );
  return (
    <GrowingList list={useInfiniteQuery(transactionsQuery(status))} empty={empty}>
      {(transactions) => (
        <ul>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
