import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Button, EmptyState, Plate, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { wishtreeQuery } from '../../data/wishtree.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { WhenNear } from '../../frame/WhenNear.tsx';
import { Suggestions } from '../../trees/Suggestions.tsx';
import { TreeGridSkeleton } from '../../trees/TreeGridSkeleton.tsx';
import { WishtreeList } from './WishtreeList.tsx';

const emptyDrawing = motif('empty-wishtree');

export default function Wishtree() {
  const { t } = useTranslation('wishtree');
  const { isPending, data } = useQuery(wishtreeQuery());
  return (
    <Stack gap={5}>
      <PageHead title={t('page.title')} lead={`${t('page.lead')} ${t('page.notHeld')}`} />
      <Content />
      {/* Not before the list, which would push it away. */}
      {!isPending && (
        <WhenNear meanwhile={<TreeGridSkeleton count={3} />}>
          <Suggestions
            title={t('messages.suggestions')}
            besides={data?.data.map(({ treeId }) => treeId) ?? []}
          />
        </WhenNear>
      )}
    </Stack>
  );
}

function Content() {
  const { t } = useTranslation(['wishtree', 'common']);
  const wishtree = useQuery(wishtreeQuery());
  if (wishtree.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Stack gap={3}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </SkeletonGroup>
    );
  }
  if (wishtree.isLoadingError) {
    return (
      <QueryFailed
        error={wishtree.error}
        title={t('wishtree:messages.loadFailed')}
        onRetry={() => wishtree.refetch()}
      />
    );
  }
  if (wishtree.data.data.length === 0) {
    return (
      <EmptyState
        title={t('wishtree:empty.title')}
        description={t('wishtree:empty.text')}
        drawing={<Plate of={emptyDrawing} size="medium" />}
        action={
          <Button asChild>
            <PageLink to={{ page: 'trees' }}>{t('wishtree:empty.cta')}</PageLink>
          </Button>
        }
      />
    );
  }
  return <WishtreeList entries={wishtree.data.data} />;
}
