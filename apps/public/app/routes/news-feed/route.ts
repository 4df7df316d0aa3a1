import { newsQuery } from '@rimba/api-client/react-query';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { requestContext } from '@rimba/rendering/page-handler';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/route.ts';
import { atom } from './atom.ts';

/** The latest notes of one language, for readers of feeds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(requestContext);
  const i18n = createServerI18n(language);
  const { data: notes } = await orNotFound(ask(newsQuery(serviceApi({ context, url }), { limit: 30 })));
  const feed = atom({
    origin: url.origin,
    language,
    title: `${i18n.t('news:title')} · ${i18n.t('common:app.name')}`,
    subtitle: i18n.t('news:lead'),
    page: pathTo('news', {}, language),
    self: pathTo('newsFeed', {}, language),
    entries: notes.map((note) => ({ ...note, page: pathTo('newsNote', { newsId: note.id }, language) })),
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
