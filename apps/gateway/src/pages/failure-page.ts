import { errorMessage } from '@rimba/i18n/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from './page-address.ts';
import { readerOf } from './reader.ts';

/** When not even the public app can say that something went wrong: one sentence, and nothing of the cause. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isStopping = error.statusCode === 503;
  if (!isStopping) request.log.error(error);
  const { language } = readerOf(request, pageAddress(request.url).pathname);
  return reply
    .code(isStopping ? 503 : 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Rimba</title><h1>${errorMessage(isStopping ? 'request.unavailable' : 'request.unexpected', language)}</h1></html>`,
    );
}
