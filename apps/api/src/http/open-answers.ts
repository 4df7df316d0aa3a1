import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readOpenly } from '../database/open-reads.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { requestLanguage } from './language.ts';
import { hasSessionHint } from './session-hint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An open call that only reads: pages of other origins may read its answer. */
    anyOrigin?: boolean;
    /** Asked again and again in the same words: the answer may be a moment old. */
    repeated?: boolean;
    /** Tells whether something counts at this moment: never a few seconds old, whoever asks. */
    current?: boolean;
  }
  interface FastifyReply {
    /** Sent from memory, whole with its headers. */
    remembered: boolean;
  }
}

const openControl = 'public, max-age=0, must-revalidate';
const openVary = 'accept-language, authorization';

/**
 * How answers may be kept. What is open and only reads carries a tag and is asked for again by it; all else is
 * stored nowhere. A bearer makes any answer personal. The hooks are called at every request: they wait for nothing.
 */
export const openAnswers = fastifyPlugin(
  async (app, { memoryMs }: { memoryMs: number }) => {
    const memory = createAnswerMemory(memoryMs);
    app.decorateReply('remembered', false);

    app.addHook('onRequest', (request, reply, done) => {
      const known =
        request.routeOptions.config.repeated && isOpen(request) ? memory?.get(keyOf(request)) : undefined;
      if (!known) return mayComeFromReplica(request) ? readOpenly(done) : done();
      reply.remembered = true;
      reply.headers(known.headers);
      void reply.send(isKnown(request, known.headers.etag) ? notModified(reply) : known.body);
    });

    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.remembered) return done(null, payload);
      // Open reading calls carry no credentials, so any page may read them; nothing else answers other origins.
      const { anyOrigin, repeated } = request.routeOptions.config;
      if (anyOrigin) reply.header('access-control-allow-origin', '*');
      const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (!isOpen(request) || reply.statusCode !== 200 || !whole) {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        return done(null, payload);
      }
      const tag = String(reply.getHeader('etag') ?? tagOf(payload));
      reply.header('etag', tag);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', openControl);
      if (!reply.hasHeader('vary')) reply.header('vary', openVary);
      if (repeated)
        memory?.set(keyOf(request), { body: Buffer.from(payload), headers: headersOf(reply, tag) });
      done(null, isKnown(request, tag) ? notModified(reply) : payload);
    });
  },
  { name: 'open-answers' },
);

/** What is sent along with an answer from memory, as it was the first time. */
const headersOf = (reply: FastifyReply, etag: string) => ({
  etag,
  'content-type': String(reply.getHeader('content-type')),
  'access-control-allow-origin': '*',
  'cache-control': String(reply.getHeader('cache-control')),
  vary: String(reply.getHeader('vary')),
});

const isOpen = (request: FastifyRequest) =>
  request.routeOptions.config.anyOrigin === true && request.headers.authorization === undefined;

/**
 * Whether a replica may answer. Whoever can have written something has a bearer or, where a page is rendered for them,
 * the hint of their session: they read what they wrote.
 */
const mayComeFromReplica = (request: FastifyRequest) =>
  isOpen(request) && !request.routeOptions.config.current && !hasSessionHint(request);

const keyOf = (request: FastifyRequest) =>
  `${requestLanguage(request)} ${hasSessionHint(request) ? 'signed in ' : ''}${request.raw.url}`;

/** Weak, since the same answer is sent compressed too. */
const tagOf = (payload: string | Buffer) => `W/"${hash('sha1', payload, 'base64url').slice(0, 20)}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => opaque(one) === opaque(tag)) ?? false;
}

function notModified(reply: FastifyReply): null {
  reply.status(304).removeHeader('content-type').removeHeader('content-length');
  return null;
}
