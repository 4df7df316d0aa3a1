import { errorMessage } from '@rimba/i18n/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from './page-address.ts';
import { readerOf } from './reader.ts';

/** When not even the public app can say that something went wrong: one sentence, and nothing of the cause. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error(error);
  const { language } = readerOf(request, pageAddress(request.url).pathname);
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Rimba</title><h1>${errorMessage('request.unexpected', language)}</h1></html>`,
    );
}
