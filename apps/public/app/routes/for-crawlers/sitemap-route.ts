import { annualReportsQuery, communitiesQuery } from '@rimba/api-client';
import { pathTo } from '@rimba/paths';
import type { PlainPage } from '@rimba/shell';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import type { Route } from './+types/sitemap-route.ts';
import { sitemap } from './sitemap.ts';

/** The pages that a search engine should know, by name. */
const listed = [
  'home',
  'whatIsAdoption',
  'communities',
  'reports',
  'yearReports',
  'financialReport',
  'programmes',
  'programmeAdoption',
  'programmePatrol',
  'programmeBiodiversity',
  'programmeEmpowerment',
  'faq',
  'contact',
  'privacy',
] as const satisfies readonly PlainPage[];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serviceApi({ context, url });
  const [communities, reports] = await Promise.all([
    orNull(ask(communitiesQuery(api, { limit: 100, select: ['id', 'slug'] }))),
    orNull(ask(annualReportsQuery(api, 'id'))),
  ]);
  const places = [
    ...listed.map((page) => pathTo(page)),
    ...(communities?.data ?? []).map(({ slug }) => pathTo('community', { kelompokKomunitasName: slug })),
    ...(reports ?? []).map(({ year }) => pathTo('yearReport', { year })),
  ];
  return new Response(sitemap(url.origin, places), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
