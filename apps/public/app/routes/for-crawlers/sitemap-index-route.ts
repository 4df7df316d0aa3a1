import { treePageQuery } from '@rimba/api-client';
import { pathTo } from '@rimba/paths';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/sitemap-index-route.ts';
import { shelved, treesAPart } from './shelved-trees.ts';
import { sitemapIndex } from './sitemap.ts';

/** The sitemaps there are: one of pages, and as many of trees as they need. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const trees = await orNull(ask(treePageQuery(serviceApi({ context, url }), { ...shelved, limit: 1 })));
  const parts = Math.ceil((trees?.meta.total ?? 0) / treesAPart);
  const names = ['pages.xml', ...Array.from({ length: parts }, (_, part) => `trees-${part + 1}.xml`)];
  return new Response(sitemapIndex(names.map((part) => url.origin + pathTo('sitemapPart', { part }))), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
