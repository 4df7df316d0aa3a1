import { newsQuery, treePageQuery } from '@rimba/api-client/react-query';
import { pathTo } from '@rimba/paths';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/sitemap-index-route.ts';
import { notes, placesAPart, shelved } from './listed.ts';
import { sitemapIndex } from './sitemap.ts';

/** The sitemaps there are: one of pages, and as many of trees and of notes as they need. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const [trees, news] = await Promise.all([
    orNull(ask(treePageQuery(api, { ...shelved, limit: 1 }))),
    orNull(ask(newsQuery(api, { ...notes, limit: 1 }))),
  ]);
  const parts = (kind: string, total = 0) =>
    Array.from({ length: Math.ceil(total / placesAPart) }, (_, part) => `${kind}-${part + 1}.xml`);
  const names = ['pages.xml', ...parts('trees', trees?.meta.total), ...parts('news', news?.meta.total)];
  return new Response(sitemapIndex(names.map((part) => url.origin + pathTo('sitemapPart', { part }))), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
