import { pathTo } from '@rimba/paths';
import type { Route } from './+types/robots-route.ts';

/** What only a signed-in adopter sees, or is of no use to a search engine. */
const closed = ['/api/', '/sandbox', pathTo('googleCallback'), pathTo('certificates')];

export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}${pathTo('sitemap')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
