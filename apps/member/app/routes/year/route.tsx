import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, PageTitle } from '@rimba/shell';
import { Button, EmptyState, Plate, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { yearQuery } from '../../data/year.ts';
import { PageHead, PageNotFetched } from '../../frame/PageHead.tsx';
import type { Route } from './+types/route.ts';
import { OtherYears } from './OtherYears.tsx';
import { Review } from './Review.tsx';

/** A year with one's trees: what grew, who came, what they wrote. */
export default function YearPage({ params }: Route.ComponentProps) {
  const year = Number(params.year);
  const { t } = useTranslation(['year', 'common']);
  const { data: review, error, refetch } = useQuery(yearQuery(year));
  if (review?.startsAt && review.endsAt) {
    return <Review review={review} startsAt={review.startsAt} endsAt={review.endsAt} />;
  }
  if (review) {
    return (
      <Stack gap={5}>
        <PageHead title={t('year:meta')} />
        <EmptyState
          drawing={<Plate of={motif('empty-no-trees')} size="medium" />}
          title={t('year:none', { year: String(year) })}
          description={t('year:noneText')}
          action={
            <Button asChild>
              <PageLink to={{ page: 'home' }}>{t('year:back')}</PageLink>
            </Button>
          }
        />
        <OtherYears years={review.years} running={review.running} />
      </Stack>
    );
  }
  if (error) return <PageNotFetched title={t('year:meta')} error={error} onRetry={() => refetch()} />;
  return (
    <SkeletonGroup label={t('common:loading.data')}>
      <PageTitle>{t('year:meta')}</PageTitle>
      <Stack gap={4}>
        <Skeleton shape="heading" width="long" />
        <Skeleton shape="tall" />
      </Stack>
    </SkeletonGroup>
  );
}
