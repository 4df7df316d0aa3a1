import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { transactionsQuery } from '../../data/transactions.ts';
import type { WishtreeEntry } from '../../data/wire.ts';
import { similarTrees } from '../../trees/similar-trees.ts';

/** Why a saved tree cannot be adopted now: it is held for the reader until it is paid, or gone. */
export default function Unavailable({ tree }: { tree: NonNullable<WishtreeEntry['tree']> }) {
  const { t } = useTranslation(['wishtree', 'trees']);
  const pending = useInfiniteQuery(transactionsQuery('pending_payment'));
  const own = pending.data?.pages
    .flatMap(({ data }) => data)
    .find(({ trees }) => trees.some(({ treeId }) => treeId === tree.id));
  if (own) {
    return (
      <Reason name={t('wishtree:list.held')} help={t('wishtree:list.heldHelp')}>
        <PageLink to={{ page: 'transaction', params: { transactionId: own.id } }}>
          {t('wishtree:list.pay')}
        </PageLink>
      </Reason>
    );
  }
  if (pending.isPending) return null;
  const others = <PageLink to={similarTrees(tree)}>{t('trees:detail.similar')}</PageLink>;
  if (tree.status === 'pending') return <Reason help={t('trees:detail.pending')}>{others}</Reason>;
  return (
    <Reason name={t('wishtree:list.unavailable')} help={t('wishtree:list.unavailableHelp')}>
      {others}
    </Reason>
  );
}

/** What it is called, what that means, and the way on. */
function Reason({ name, help, children }: { name?: string; help: string; children: ReactNode }) {
  return (
    <>
      {name !== undefined && (
        <Text variant="small" weight="semibold">
          {name}
        </Text>
      )}
      <Text variant="small" tone="muted">
        {help}
      </Text>
      <Link asChild standalone>
        {children}
      </Link>
    </>
  );
}
