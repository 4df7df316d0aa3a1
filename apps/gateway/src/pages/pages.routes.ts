import { randomBytes } from 'node:crypto';
import { stripLanguage } from '@rimba/i18n';
import { matchPath, pathTo } from '@rimba/paths';
import type { PageHandler } from '@rimba/rendering/page-handler';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Apps } from '../apps/apps.ts';
import { developmentPolicy, documentPolicy, noncePolicy, type OutsideHosts } from '../http/content-policy.ts';
import { createDocumentCache } from './document-cache.ts';
import { sendFailure } from './failure-page.ts';
import { pageAddress } from './page-address.ts';
import { type Reader, readerOf } from './reader.ts';
import { sendDocument } from './send-document.ts';
import { copyHead, toWebRequest } from './web-messages.ts';

export interface PagesOptions {
  readonly apps: Apps;
  /** Origin of every address that a page names. */
  readonly publicUrl: string;
  /** What a hydrated page may reach beside it. */
  readonly outside: OutsideHosts;
}

/** Nothing is older than a minute; a thousand documents in three encodings are about 100 MB. */
const cacheTimes = { freshMs: 15_000, staleMs: 60_000, mostEntries: 1_000 } as const;
/** Longer queries are rendered each time: nobody links to them, and they would only fill the cache. */
const longestKeptSearch = 200;

/** Every path that nothing else has claimed: redirected, given to its owner, or honestly not found. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { apps, publicUrl, outside }) => {
  const cache = createDocumentCache(
    apps.development ? { ...cacheTimes, freshMs: 0, staleMs: 0 } : cacheTimes,
  );
  const nonce = () => randomBytes(16).toString('base64url');
  const policyOf = (policy: string) => (apps.development ? developmentPolicy : policy);

  app.setErrorHandler<FastifyError>(sendFailure);
  // Forms reach the public app as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  async function hydrated(request: FastifyRequest, reply: FastifyReply, reader: Reader, render: PageHandler) {
    const fresh = nonce();
    const response = await render(toWebRequest(request, publicUrl), {
      nonce: apps.development ? undefined : fresh,
      ...reader,
    });
    copyHead(response, reply);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    reply.header('content-security-policy', policyOf(noncePolicy(fresh, outside)));
    reply.header('vary', 'cookie, accept-language');
    return reply.send(response.body === null ? null : Buffer.from(await response.arrayBuffer()));
  }

  async function document(
    request: FastifyRequest,
    reply: FastifyReply,
    reader: Reader,
    address: string,
    status?: number,
  ) {
    const render = async () => {
      // All that is said with a document is the same for everyone who gets it, and is put together once.
      const headers = { ...reply.getHeaders(), 'content-security-policy': policyOf(documentPolicy) };
      const asked = toWebRequest(request, publicUrl, address);
      const response = await apps.renderPublic(asked, { nonce: undefined, ...reader });
      const isEveryones = !reader.signedInHint && stripLanguage(address).language !== undefined;
      return { headers, response, isEveryones };
    };
    const variant = reader.signedInHint ? `member ${reader.sidebarOpen ?? ''}` : 'visitor';
    const key = `${reader.language} ${variant} ${address}`;
    return sendDocument(request, reply, await cache.get(key, render), status);
  }

  app.all('/*', async (request, reply) => {
    // The one method that a page's Request may not have.
    if (request.method === 'TRACE') return reply.code(405).header('allow', 'GET, HEAD, POST').send();
    const { pathname, search, isData } = pageAddress(request.url);
    const match = matchPath(pathname);
    const reader = readerOf(request, pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';

    if (match === undefined) {
      // One page for all that does not exist, so that nobody can fill the cache with names of their own.
      const { language } = stripLanguage(pathname);
      return document(request, reply, reader, pathTo('notFound', {}, language), 404);
    }
    if (match.kind === 'redirect') {
      return reply.header('cache-control', 'no-cache').redirect(match.to + search, match.status);
    }
    const { owner, kind } = match.page;
    if (owner === 'member' || (owner === 'both' && reader.signedInHint)) {
      return isRead
        ? hydrated(request, reply, reader, apps.renderMember)
        : reply.code(405).header('allow', 'GET, HEAD').send();
    }
    if (isData || !isRead || kind === 'hydrated' || search.length > longestKeptSearch) {
      return hydrated(request, reply, reader, apps.renderPublic);
    }
    return document(request, reply, reader, pathname + search);
  });
};
