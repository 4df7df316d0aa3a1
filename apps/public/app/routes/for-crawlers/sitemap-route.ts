import type { ApiClient } from '@rimba/api-client';
import {
  annualReportsQuery,
  communitiesQuery,
  newsQuery,
  treePageQuery,
} from '@rimba/api-client/react-query';
import { isPlainPage, type PageWith, type PlainPage, pageNames, pages, pathTo } from '@rimba/paths';
import { data } from 'react-router';
import { ask, orNotFound, orNull, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/sitemap-route.ts';
import { notes, placesAPart, shelved } from './listed.ts';
import { sitemap } from './sitemap.ts';

/** Listed once for each of their values. */
type Many = Exclude<PageWith<{ sitemap: true }>, PlainPage>;

/** One of the sitemaps that the index names: `pages.xml`, `trees-1.xml`, `news-1.xml`. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  return new Response(sitemap(url.origin, await placesOf(api, params.part)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

async function placesOf(api: ApiClient, name: string): Promise<string[]> {
  if (name === 'pages.xml') return pagePlaces(api);
  const [, kind, part] = /^(trees|news)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  if (kind === undefined) throw data(null, { status: 404 });
  const places = await (kind === 'trees' ? treePlaces : notePlaces)(api, Number(part));
  if (places.length === 0) throw data(null, { status: 404 });
  return places;
}

async function pagePlaces(api: ApiClient): Promise<string[]> {
  const [communities, reports] = await Promise.all([
    orNull(ask(communitiesQuery(api, { limit: placesAPart, select: ['id', 'slug'] }))),
    orNull(ask(annualReportsQuery(api, 'id'))),
  ]);
  const many = {
    community: (communities?.data ?? []).map(({ slug }) =>
      pathTo('community', { kelompokKomunitasName: slug }),
    ),
    yearReport: (reports ?? []).map(({ year }) => pathTo('yearReport', { year })),
  } satisfies Record<Exclude<Many, 'shelfTree' | 'newsNote'>, string[]>;
  const single = pageNames.filter((name) => pages[name].sitemap).filter(isPlainPage);
  return [...single.map((name) => pathTo(name)), ...Object.values(many).flat()];
}

async function treePlaces(api: ApiClient, page: number): Promise<string[]> {
  const found = await orNotFound(
    ask(treePageQuery(api, { ...shelved, page, limit: placesAPart, select: ['code'] })),
  );
  return found.data.map(({ code }) => pathTo('shelfTree', { treeCode: code }));
}

async function notePlaces(api: ApiClient, page: number): Promise<string[]> {
  const found = await orNotFound(ask(newsQuery(api, { ...notes, page, limit: placesAPart, select: ['id'] })));
  return found.data.map(({ id }) => pathTo('newsNote', { newsId: id }));
}
