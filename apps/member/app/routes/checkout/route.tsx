import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profileQuery } from '../../data/profile.ts';
import { lastTransactionQuery } from '../../data/transactions.ts';
import { PageHead, PageNotFetched } from '../../frame/PageHead.tsx';
import { Checkout, ChooseTrees } from './Checkout.tsx';
import { useChosenTrees } from './use-chosen-trees.ts';

// For those who cannot pay yet.
const ProveFirst = late(() => import('./ProveFirst.tsx'));

export default function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'common']);
  const profile = useQuery(profileQuery());
  // It fills in what was said before; where it does not come, the form begins without it.
  const last = useQuery(lastTransactionQuery());
  const treeIds = useChosenTrees(profile.data?.id);
  if (profile.isPending || last.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Stack gap={4}>
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="tall" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (profile.isLoadingError) {
    return (
      <PageNotFetched
        title={t('checkout:page.title')}
        error={profile.error}
        onRetry={() => profile.refetch()}
      />
    );
  }
  const isEmpty = treeIds.length === 0;
  if (isEmpty || profile.data.emailVerifiedAt === null) {
    return (
      <Stack gap={5}>
        <PageHead title={t('checkout:page.title')} />
        <Suspense>{isEmpty ? <ChooseTrees /> : <ProveFirst />}</Suspense>
      </Stack>
    );
  }
  return <Checkout treeIds={treeIds} user={profile.data} last={last.data ?? undefined} />;
}
