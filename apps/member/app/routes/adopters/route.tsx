import { useFormat, useTranslation } from '@rimba/i18n/react';
import { QueryFailed, Section } from '@rimba/shell';
import {
  EmptyState,
  FilterChip,
  Inline,
  LoadMore,
  RankMark,
  SearchField,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@rimba/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { OwnRank } from '../../adopters/OwnRank.tsx';
import { Ranking } from '../../adopters/Ranking.tsx';
import { adoptersQuery, type PatronRank, ranksQuery } from '../../data/adopters.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAddressState } from '../../frame/use-address-state.ts';
import { useTypedSearch } from '../../frame/use-typed-search.ts';

const ranks = ['diamond', 'platinum', 'gold'] as const satisfies readonly PatronRank[];

interface RankingState {
  search: string;
  rank: PatronRank | undefined;
}

const read = (params: URLSearchParams): RankingState => ({
  search: params.get('search') ?? '',
  rank: ranks.find((rank) => rank === params.get('rank')),
});
const write = ({ search, rank }: RankingState) =>
  new URLSearchParams({ ...(search !== '' && { search }), ...(rank && { rank }) });

export default function Adopters() {
  const { t } = useTranslation(['adopters', 'common']);
  const [state, change] = useAddressState(read, write);
  const [search, setSearch] = useTypedSearch(state.search, (text) => change({ search: text }));
  return (
    <Stack gap={5}>
      <PageHead
        title={t('adopters:page.title')}
        lead={`${t('adopters:page.lead')} ${t('adopters:page.privacy')}`}
      />
      <OwnRank />
      <SearchField
        label={t('adopters:page.searchPlaceholder')}
        prompt={t('adopters:page.searchPlaceholder')}
        value={search}
        onValueChange={setSearch}
        clearLabel={t('common:actions.clearSearch')}
      />
      <Inline gap={2}>
        <FilterChip selected={state.rank === undefined} onSelectedChange={() => change({ rank: undefined })}>
          {t('adopters:ranks.filterAll')}
        </FilterChip>
        {ranks.map((rank) => (
          <FilterChip
            key={rank}
            selected={state.rank === rank}
            onSelectedChange={(selected) => change({ rank: selected ? rank : undefined })}
          >
            {t(`common:rank.${rank}`)}
          </FilterChip>
        ))}
      </Inline>
      <RankingList {...state} />
      <Ranks />
    </Stack>
  );
}

/** From how many trees each rank begins, by the service's word. */
function Ranks() {
  const { t } = useTranslation('adopters');
  const limits = useQuery(ranksQuery()).data ?? [];
  return (
    <Section title={t('ranks.title')}>
      <Stack as="ul" gap={2} align="start">
        {limits.map(({ rank, fromTrees }) => (
          <li key={rank}>
            <RankMark rank={rank}>{t(`ranks.${rank}`, { min: fromTrees })}</RankMark>
          </li>
        ))}
      </Stack>
      <Text variant="small" tone="muted">
        {t('ranks.lead')} {t('ranks.notKups')}
      </Text>
    </Section>
  );
}

function RankingList({ search, rank }: RankingState) {
  const { t } = useTranslation(['adopters', 'common']);
  const format = useFormat();
  const list = useInfiniteQuery(adoptersQuery(search, rank));
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
  if (shown.length === 0) {
    return <EmptyState title={search === '' ? t('adopters:page.empty') : t('adopters:page.noResults')} />;
  }
  return (
    <Stack gap={4}>
      <Ranking adopters={shown} />
      <LoadMore
        status={t('common:pagination.showing', {
          from: 1,
          to: format.number(shown.length),
          total: format.number(list.data.pages[0]?.meta.total ?? 0),
        })}
        label={t('common:actions.showMore')}
        busy={list.isFetchingNextPage ? t('common:loading.more') : undefined}
        onLoadMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
    </Stack>
  );
}
