import { communitiesQuery, newsQuery } from '@rimba/api-client/react-query';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { Link, PageWidth, Pagination, Stack, Text } from '@rimba/ui';
import { redirect } from 'react-router';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { NewsItems } from '../../news/NewsItems.tsx';
import type { Route } from './+types/route.ts';
import { NewsFilters } from './NewsFilters.tsx';
import { newsView, viewOf } from './news-view.ts';

export const links = noteFont;

const pageSize = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = newsView(url.searchParams);
  const { page, programme, community } = view;
  const api = serviceApi({ context, url });
  const asked = newsQuery(api, {
    page,
    limit: pageSize,
    filter: { ...(programme && { programme }), ...(community !== undefined && { group: community }) },
  });
  const [{ data: notes, meta }, communities] = await Promise.all([
    orNotFound(ask(asked)),
    orNull(ask(communitiesQuery(api, { limit: 100, sortBy: 'name', order: 'asc', select: ['id', 'name'] }))),
  ]);
  const pageCount = Math.max(1, meta.totalPages);
  if (page > pageCount) throw redirect(`${url.pathname}${viewOf({ ...view, page: pageCount })}`);
  return { view, notes, pageCount, communities: communities?.data ?? [] };
}

/** What patrols and communities wrote, latest first. */
export default function News({ loaderData: { view, notes, pageCount, communities } }: Route.ComponentProps) {
  const { t } = useTranslation(['news', 'common']);
  const language = useLanguage();
  return (
    <>
      <PageMeta title={t('news:title')} description={t('news:description')} />
      <ContentHead title={t('news:title')} lead={t('news:lead')}>
        <Link asChild standalone>
          <a href={pathTo('newsFeed', {}, language)} type="application/atom+xml">
            {t('news:feed')}
          </a>
        </Link>
      </ContentHead>
      <PageWidth>
        <Stack gap={6}>
          <NewsFilters view={view} communities={communities} />
          {notes.length === 0 ? <Text>{t('news:empty')}</Text> : <NewsItems notes={notes} />}
          {pageCount > 1 && (
            <Pagination
              label={t('news:pages')}
              page={view.page}
              pageCount={pageCount}
              hrefFor={(page) => pathTo('news', {}, language) + viewOf({ ...view, page })}
              previousLabel={t('common:pagination.previous')}
              nextLabel={t('common:pagination.next')}
              pageLabel={(page) => t('common:pagination.page', { page })}
            />
          )}
        </Stack>
      </PageWidth>
    </>
  );
}
