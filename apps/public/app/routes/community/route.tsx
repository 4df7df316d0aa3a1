import { ApiError } from '@rimba/api-client';
import {
  activitiesQuery,
  communityByNameQuery,
  createQueryClient,
  groupAreasQuery,
  newsQuery,
  spendingReportQuery,
  treesQuery,
} from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { requestContext } from '@rimba/rendering/page-handler';
import { PageLink } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { data } from 'react-router';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { StructuredData } from '../../frame/StructuredData.tsx';
import type { TitledHandle } from '../../frame/use-page-title.ts';
import { LatestNews } from '../../news/LatestNews.tsx';
import type { Route } from './+types/route.ts';
import { About } from './About.tsx';
import { Activities } from './Activities.tsx';
import { CommunityPhotos } from './CommunityPhotos.tsx';
import { CommunityPlace } from './CommunityPlace.tsx';
import { CommunityTrees } from './CommunityTrees.tsx';
import { PassedOn } from './PassedOn.tsx';

/** How many of the community's trees its page shows; the list has the rest. */
const treesShown = 6;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const { language } = context.get(requestContext);
  const found = ask(communityByNameQuery(api, params.kelompokKomunitasName, { with: ['photos'] })).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );
  const community = await orNotFound(found);
  if (community === null) return data(null, { status: 404 });
  const { id: communityId } = community;
  const ready = treesQuery(api, {
    filter: { group: communityId, status: 'ready_to_adopt' },
    limit: treesShown,
    with: ['group'],
  });
  const [activities, news, trees, areas, spending] = await Promise.all([
    orNull(ask(activitiesQuery(api, { filter: { group: communityId }, limit: 5 }))),
    orNull(ask(newsQuery(api, { filter: { group: communityId }, limit: 3 }))),
    orNull(createQueryClient().fetchInfiniteQuery(ready)),
    orNull(ask(groupAreasQuery(api))),
    orNull(ask(spendingReportQuery(api, language))),
  ]);
  return data({
    community,
    activities: activities?.data ?? null,
    news: news?.data ?? [],
    trees: trees?.pages[0]?.data ?? null,
    spending,
    areas: areas && { ...areas, features: areas.features.filter(({ id }) => id === communityId) },
  });
}

export const handle: TitledHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  title: (loaded) => loaded?.community.name,
};

export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['communities', 'errors']);
  if (loaderData === null) {
    return (
      <NotFoundPage
        title={t('communities:detail.notFound')}
        text={t('communities:detail.notFoundHint')}
        sentence={t('errors:group.not_found')}
        action={
          <Button asChild variant="secondary">
            <PageLink to={{ page: 'communities' }}>{t('communities:list.title')}</PageLink>
          </Button>
        }
      />
    );
  }
  const { community, activities, news, trees, areas, spending } = loaderData;
  return (
    <>
      <PageMeta
        title={community.name}
        description={t('communities:meta.detailDescription', { name: community.name })}
      />
      <StructuredData
        of={{
          '@type': 'Organization',
          name: community.name,
          description: community.description,
          address: {
            '@type': 'PostalAddress',
            addressLocality: `${community.location.village}, ${community.location.district}`,
            addressRegion: community.location.regency,
            addressCountry: 'ID',
          },
        }}
      />
      <About community={community} />
      <PassedOn of={community.id} report={spending} />
      <CommunityPhotos community={community} />
      <CommunityPlace areas={areas} community={community} />
      <CommunityTrees ready={trees} community={community} />
      <Activities activities={activities} />
      <LatestNews notes={news} />
    </>
  );
}
