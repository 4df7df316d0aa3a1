import { useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { EmptyState, FilterChip, Inline, RankMark, SearchField, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { OwnRank } from '../../adopters/OwnRank.tsx';
import { Ranking } from '../../adopters/Ranking.tsx';
import { adoptersQuery, type PatronRank, ranksQuery } from '../../data/adopters.ts';
import { ownForestQuery } from '../../data/own-forest.ts';
import { GrowingList } from '../../frame/GrowingList.tsx';
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
    </Stack>
  );
}

/** Where the reader stands, and from how many trees each rank begins, by the service's word. */
function Ranks() {
  const { t } = useTranslation('adopters');
  const limits = useQuery(ranksQuery()).data;
  const forest = useQuery(ownForestQuery()).data;
  if (!limits) return null;
  return (
    <Section title={t('ranks.title')}>
      <OwnRank forest={forest} />
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
  const { t } = useTranslation('adopters');
  return (
    <GrowingList
      list={useInfiniteQuery(adoptersQuery(search, rank))}
      empty={<EmptyState title={search === '' ? t('page.empty') : t('page.noResults')} />}
      after={<Ranks />}
    >
      {(adopters) => <Ranking adopters={adopters} />}
    </GrowingList>
  );
}
