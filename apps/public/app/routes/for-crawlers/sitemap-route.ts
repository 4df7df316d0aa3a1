import {
  type ApiClient,
  annualReportsQuery,
  communitiesQuery,
  newsQuery,
  treePageQuery,
} from '@rimba/api-client';
import { isPlainPage, type PageWith, type PlainPage, pageNames, pages, pathTo } from '@rimba/paths';
import { data } from 'react-router';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/sitemap-route.ts';
import { shelved, treesAPart } from './shelved-trees.ts';
import { sitemap } from './sitemap.ts';

/** Listed once for each of their values. */
type Many = Exclude<PageWith<{ sitemap: true }>, PlainPage>;

/** One of the sitemaps that the index names: `pages.xml`, `trees-1.xml`. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const [, part] = /^trees-([1-9]\d{0,5})\.xml$/.exec(params.part) ?? [];
  if (part === undefined && params.part !== 'pages.xml') throw data(null, { status: 404 });
  const places = part === undefined ? await pagePlaces(api) : await treePlaces(api, Number(part));
  return new Response(sitemap(url.origin, places), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

async function pagePlaces(api: ApiClient): Promise<string[]> {
  const [communities, reports, news] = await Promise.all([
    orNull(ask(communitiesQuery(api, { limit: 100, select: ['id', 'slug'] }))),
    orNull(ask(annualReportsQuery(api, 'id'))),
    orNull(ask(newsQuery(api, { limit: 100, select: ['id'] }))),
  ]);
  const many = {
    community: (communities?.data ?? []).map(({ slug }) =>
      pathTo('community', { kelompokKomunitasName: slug }),
    ),
    newsNote: (news?.data ?? []).map(({ id }) => pathTo('newsNote', { newsId: id })),
    yearReport: (reports ?? []).map(({ year }) => pathTo('yearReport', { year })),
  } satisfies Record<Exclude<Many, 'shelfTree'>, string[]>;
  const single = pageNames.filter((name) => pages[name].sitemap).filter(isPlainPage);
  return [...single.map((name) => pathTo(name)), ...Object.values(many).flat()];
}

async function treePlaces(api: ApiClient, page: number): Promise<string[]> {
  const found = await orNotFound(
    ask(treePageQuery(api, { ...shelved, page, limit: treesAPart, select: ['code'] })),
  );
  if (found.data.length === 0) throw data(null, { status: 404 });
  return found.data.map(({ code }) => pathTo('shelfTree', { treeCode: code }));
}
