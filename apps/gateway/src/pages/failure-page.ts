import { createHash } from 'node:crypto';
import { errorMessage } from '@rimba/i18n/errors';
import { createServerI18n } from '@rimba/i18n/server';
import { type PaletteName, palettes } from '@rimba/ui/palettes';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from './page-address.ts';
import { readerOf } from './reader.ts';

const colours = (theme: PaletteName) => {
  const { background, text, textHeading, textLink } = palettes[theme];
  return `body{background:${background};color:${text}}h1{color:${textHeading}}a{color:${textLink}}`;
};
/** Of its own, because the files of a page that failed may be out of reach too. */
const style =
  `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:15vh 1rem 0}` +
  `h1{font:600 2rem/1.1 Georgia,serif}a{display:inline-block;padding:.6rem 1rem .6rem 0}` +
  `${colours('light')}@media (prefers-color-scheme:dark){${colours('dark')}}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * When not even the public app can say that something went wrong: one sentence, two ways on, and nothing of the cause.
 */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isStopping = error.statusCode === 503;
  if (!isStopping) request.log.error(error);
  const { language } = readerOf(request, pageAddress(request.url).pathname);
  const { t } = createServerI18n(language);
  return reply
    .code(isStopping ? 503 : 500)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Rimba</title><style>${style}</style>` +
        `<main><h1>${errorMessage(isStopping ? 'request.unavailable' : 'request.unexpected', language)}</h1>` +
        `<p>${t('common:error.description')}</p>` +
        `<a href="">${t('common:actions.retry')}</a> <a href="/${language}/">${t('common:notFound.goHome')}</a></main></html>`,
    );
}
