import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, QueryFailed } from '@rimba/shell';
import { Button, EmptyState, Plate, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ownForestQuery } from '../../data/own-forest.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { AnotherYear } from './AnotherYear.tsx';
import { useLastMethod } from './RenewalPayment.tsx';
import { renewableTrees } from './renewable.ts';

export default function RenewPage() {
  const { t } = useTranslation(['renew', 'common']);
  const [params] = useSearchParams();
  const forest = useQuery(ownForestQuery());
  const last = useLastMethod();
  if (forest.isError) {
    return <QueryFailed level={1} error={forest.error} onRetry={() => forest.refetch()} />;
  }
  if (forest.isPending || last.isPending) {
    return (
      <SkeletonGroup label={t('common:loading.data')}>
        <Stack gap={4}>
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="tall" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const [first, ...more] = renewableTrees(forest.data.trees);
  if (!first || first.gone) return <NothingYet />;
  const from = Number(params.get('tree'));
  return (
    <AnotherYear
      choices={[first, ...more]}
      fromTreeId={Number.isInteger(from) ? from : undefined}
      lastMethodId={last.methodId}
    />
  );
}

function NothingYet() {
  const { t } = useTranslation('renew');
  return (
    <Stack gap={5}>
      <PageHead title={t('meta')} />
      <EmptyState
        drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
        title={t('none')}
        description={t('noneText')}
        action={
          <Button asChild>
            <PageLink to={{ page: 'home' }}>{t('back')}</PageLink>
          </Button>
        }
      />
    </Stack>
  );
}
