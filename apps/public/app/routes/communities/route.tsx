import { communitiesQuery, groupAreasQuery } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { EmptyState, PageSection, PageWidth, Pagination, Stack } from '@rimba/ui';
import { CommunitiesOnMap } from '../../communities/CommunitiesOnMap.tsx';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import { CommunityCard } from './CommunityCard.tsx';
import { CommunitySearch } from './CommunitySearch.tsx';
import { orders, readListSearch, writeListSearch } from './list-search.ts';

const pageSize = 12;

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = readListSearch(url.searchParams);
  const { by: sortBy, order } = orders[search.sort];
  const query = {
    search: search.words,
    page: search.page,
    limit: pageSize,
    sortBy,
    order,
    with: ['photos' as const],
  };
  const api = serviceApi({ context, url });
  const [{ data, meta }, areas] = await Promise.all([
    orNotFound(ask(communitiesQuery(api, query))),
    orNull(ask(groupAreasQuery(api))),
  ]);
  return { search, communities: data, totalPages: meta.totalPages, areas };
}

export default function Communities({
  loaderData: { search, communities, totalPages, areas },
}: Route.ComponentProps) {
  const { t } = useTranslation(['communities', 'common', 'home']);
  const address = usePageAddress();
  return (
    <>
      <PageMeta title={t('communities:meta.title')} description={t('communities:meta.description')} />
      <ContentHead title={t('communities:list.title')} lead={t('communities:list.lead')} />
      <PageWidth>
        <Stack gap={5}>
          <CommunitySearch {...search} />
          {communities.length === 0 ? (
            <EmptyState title={t('communities:list.empty')} description={t('common:empty.noResultsHint')} />
          ) : (
            <Stack as="ul" gap={5} align="stretch">
              {communities.map((community) => (
                <CommunityCard key={community.id} community={community} />
              ))}
            </Stack>
          )}
          {totalPages > 1 && (
            <Pagination
              label={t('common:pagination.label')}
              page={search.page}
              pageCount={totalPages}
              hrefFor={(page) =>
                address({ page: 'communities', suffix: writeListSearch({ ...search, page }) })
              }
              previousLabel={t('common:pagination.previous')}
              nextLabel={t('common:pagination.next')}
              pageLabel={(page) => t('common:pagination.page', { page })}
            />
          )}
        </Stack>
      </PageWidth>
      {areas && (
        <PageSection heading={t('communities:list.map')} note={t('communities:detail.mapApproximate')}>
          <CommunitiesOnMap areas={areas} label={t('home:map.imageAlt')} />
        </PageSection>
      )}
    </>
  );
}
