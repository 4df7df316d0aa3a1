import { newsQuery } from '@rimba/api-client';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { PageLink } from '@rimba/shell';
import { Link, PageWidth, Pagination, Stack, Text } from '@rimba/ui';
import { redirect } from 'react-router';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { ContentHead } from '../../frame/ContentHead.tsx';
import { chip, chips } from '../../frame/choice.css.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { NewsItems } from '../../news/NewsItems.tsx';
import type { Route } from './+types/route.ts';
import { newsView, programmes, viewOf } from './news-view.ts';

export const links = noteFont;

const pageSize = 24;

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = newsView(url.searchParams);
  const { page, programme } = view;
  const asked = newsQuery(serviceApi({ context, url }), {
    page,
    limit: pageSize,
    ...(programme && { filter: { programme } }),
  });
  const { data: notes, meta } = await orNotFound(ask(asked));
  const pageCount = Math.max(1, meta.totalPages);
  if (page > pageCount) throw redirect(`${url.pathname}${viewOf({ ...view, page: pageCount })}`);
  return { view, notes, pageCount };
}

/** What patrols and groups wrote, latest first. */
export default function News({ loaderData: { view, notes, pageCount } }: Route.ComponentProps) {
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
          <nav aria-label={t('news:programme')} className={chips}>
            {[undefined, ...programmes].map((programme) => (
              <PageLink
                key={programme ?? 'all'}
                to={{ page: 'news', suffix: viewOf({ page: 1, programme }) }}
                aria-current={programme === view.programme ? 'true' : undefined}
                className={chip}
              >
                {t(`news:programmes.${programme ?? 'all'}`)}
              </PageLink>
            ))}
          </nav>
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
