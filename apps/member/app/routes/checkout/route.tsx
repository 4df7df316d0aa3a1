import { useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Button, EmptyState, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../data/profile.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { Checkout } from './Checkout.tsx';
import { ChooseTrees } from './ChooseTrees.tsx';
import { useChosenTrees } from './use-chosen-trees.ts';

export default function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'common', 'auth']);
  const profile = useQuery(profileQuery());
  const treeIds = useChosenTrees(profile.data?.id);
  if (profile.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Stack gap={4}>
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="tall" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (profile.isError) {
    return <QueryFailed level={1} error={profile.error} onRetry={() => profile.refetch()} />;
  }
  if (treeIds.length === 0) {
    return (
      <Stack gap={5}>
        <PageHead title={t('checkout:page.title')} />
        <ChooseTrees />
      </Stack>
    );
  }
  if (profile.data.emailVerifiedAt === null) return <ProveFirst />;
  return <Checkout treeIds={treeIds} user={profile.data} />;
}

function ProveFirst() {
  const { t } = useTranslation(['checkout', 'auth']);
  return (
    <Stack gap={5}>
      <PageHead title={t('checkout:page.title')} />
      <EmptyState
        title={t('checkout:page.verifyFirst')}
        description={t('auth:guard.verifyNeeded')}
        action={
          <Button asChild>
            <PageLink to={{ page: 'emailVerification' }}>{t('auth:banner.button')}</PageLink>
          </Button>
        }
      />
    </Stack>
  );
}
