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

/**
 * Sends a kept document, or only says that the reader's own copy is still right. It goes straight to the socket:
 * the bytes are complete and compressed, and the hooks that other answers need cost more than sending them.
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: StoredDocument,
  status = document.status,
): void {
  reply.hijack();
  if (status === 200 && holds(request.headers['if-none-match'], document.etag)) {
    reply.raw.writeHead(304, document.headers).end();
    return;
  }
  const { headers, body } = document[encodingFor(request.headers['accept-encoding']) ?? 'plain'];
  reply.raw.writeHead(status, headers).end(body);
}
