import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createAnswerMemory } from './answer-memory.ts';
import { requestLanguage } from './language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An open call that only reads: pages of other origins may read its answer. */
    anyOrigin?: boolean;
    /** Asked again and again in the same words: the answer may be a moment old. */
    repeated?: boolean;
  }
}

const openControl = 'public, max-age=0, must-revalidate';

/**
 * How answers may be kept. What is open and only reads carries a tag and is asked for again by it; all else is
 * stored nowhere. A bearer makes any answer personal.
 */
export const openAnswers = fastifyPlugin(
  async (app, { memoryMs }: { memoryMs: number }) => {
    const memory = createAnswerMemory(memoryMs);

    app.addHook('onRequest', async (request, reply) => {
      if (!isOpen(request) || !request.routeOptions.config.repeated) return;
      const known = memory.find(keyOf(request));
      if (known) return reply.header('etag', known.tag).type(known.type).send(known.body);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      // Open reading calls carry no credentials, so any page may read them; nothing else answers other origins.
      if (request.routeOptions.config.anyOrigin) reply.header('access-control-allow-origin', '*');
      const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (!isOpen(request) || reply.statusCode !== 200 || !whole) {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return payload;
      }
      const tag = String(reply.getHeader('etag') ?? tagOf(payload));
      if (request.routeOptions.config.repeated && typeof payload === 'string')
        memory.keep(keyOf(request), { body: payload, type: String(reply.getHeader('content-type')), tag });
      reply.header('etag', tag);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', openControl);
      if (!reply.hasHeader('vary')) reply.header('vary', 'accept-language, authorization');
      return isKnown(request, tag) ? notModified(reply) : payload;
    });
  },
  { name: 'open-answers' },
);

const isOpen = (request: FastifyRequest) =>
  request.routeOptions.config.anyOrigin === true && request.headers.authorization === undefined;

const keyOf = (request: FastifyRequest) => `${requestLanguage(request)} ${request.raw.url}`;

/** Weak, since the same answer is sent compressed too. */
const tagOf = (payload: string | Buffer) =>
  `W/"${createHash('sha1').update(payload).digest('base64url').slice(0, 20)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => opaque(one) === opaque(tag)) ?? false;
}

function notModified(reply: FastifyReply): null {
  reply.status(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
