import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredDocument } from './document-cache.ts';

function encodingFor(accepted: string | undefined): 'br' | 'gzip' | undefined {
  if (accepted === undefined) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : undefined;
}

/** Weak comparison, as If-None-Match asks for. */
const holds = (known: string | undefined, etag: string) =>
  known?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');

/** Sends a kept document, or only says that the reader's own copy is still right. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: StoredDocument,
  status = document.status,
): FastifyReply {
  for (const [name, value] of document.headers) reply.header(name, value);
  reply.header('etag', document.etag).header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding, accept-language, cookie');
  if (status === 200 && holds(request.headers['if-none-match'], document.etag)) {
    return reply.code(304).send();
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.code(status).send(encoding === undefined ? document.plain : document[encoding]);
}
