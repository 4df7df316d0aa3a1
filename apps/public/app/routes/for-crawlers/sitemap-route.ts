import { annualReportsQuery, communitiesQuery } from '@rimba/api-client';
import { isPlainPage, type PageWith, type PlainPage, pageNames, pages, pathTo } from '@rimba/paths';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/sitemap-route.ts';
import { sitemap } from './sitemap.ts';

/** Listed once for each of their values. */
type Many = Exclude<PageWith<{ sitemap: true }>, PlainPage>;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const [communities, reports] = await Promise.all([
    orNull(ask(communitiesQuery(api, { limit: 100, select: ['id', 'slug'] }))),
    orNull(ask(annualReportsQuery(api, 'id'))),
  ]);
  const many = {
    community: (communities?.data ?? []).map(({ slug }) =>
      pathTo('community', { kelompokKomunitasName: slug }),
    ),
    yearReport: (reports ?? []).map(({ year }) => pathTo('yearReport', { year })),
  } satisfies Record<Many, string[]>;
  const single = pageNames.filter((name) => pages[name].sitemap).filter(isPlainPage);
  const places = [...single.map((name) => pathTo(name)), ...Object.values(many).flat()];
  return new Response(sitemap(url.origin, places), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
