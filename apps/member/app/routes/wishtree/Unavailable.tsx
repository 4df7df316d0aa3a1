import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { transactionsQuery } from '../../data/transactions.ts';
import type { Tree } from '../../data/wire.ts';

/** Why a saved tree cannot be adopted now: it is held for the reader, or gone. */
export default function Unavailable({ tree }: { tree: Pick<Tree, 'id' | 'treeName'> }) {
  const pending = useInfiniteQuery(transactionsQuery('pending_payment'));
  const own = pending.data?.pages
    .flatMap(({ data }) => data)
    .find(({ trees }) => trees.some(({ treeId }) => treeId === tree.id));
  if (own) return <Held transactionId={own.id} />;
  return pending.isPending ? null : <Gone tree={tree} />;
}

/** Somebody else's by now, or no longer offered. */
function Gone({ tree }: { tree: Pick<Tree, 'treeName'> }) {
  const { t } = useTranslation(['wishtree', 'trees']);
  return (
    <>
      <Text variant="small" weight="semibold">
        {t('wishtree:list.unavailable')}
      </Text>
      <Text variant="small" tone="muted">
        {t('wishtree:list.unavailableHelp')}
      </Text>
      <Link asChild standalone>
        <PageLink
          to={{
            page: 'trees',
            suffix: `?search=${encodeURIComponent(tree.treeName)}&status=ready_to_adopt`,
          }}
        >
          {t('trees:detail.similar')}
        </PageLink>
      </Link>
    </>
  );
}

/** Held for the reader, until it is paid. */
function Held({ transactionId }: { transactionId: number }) {
  const { t } = useTranslation('wishtree');
  return (
    <>
      <Text variant="small" weight="semibold">
        {t('list.held')}
      </Text>
      <Text variant="small" tone="muted">
        {t('list.heldHelp')}
      </Text>
      <Link asChild standalone>
        <PageLink to={{ page: 'transaction', params: { transactionId } }}>{t('list.pay')}</PageLink>
      </Link>
    </>
  );
}
