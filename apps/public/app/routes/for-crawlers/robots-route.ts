import { pathTo } from '@rimba/paths';
import type { Route } from './+types/robots-route.ts';

/** What only a signed-in adopter sees, or is of no use to a search engine. */
const closed = ['/api/', '/sandbox', pathTo('googleCallback')];
/** Messengers fetch the picture of a certificate that somebody shows; its page says itself that it is not listed. */
const open = ['/api/v1/certificates/number/'];

export function loader({ url }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${url.origin}${pathTo('sitemap')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
