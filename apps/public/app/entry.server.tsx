import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { requestContext } from '@rimba/shell/page-handler';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';

/** Waits for the whole page: open documents are cached as a whole and must read without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, language } = loadContext.get(requestContext);
  const tagNonce = nonce === undefined ? {} : { nonce };
  const state: { failed?: unknown } = {};
  const body = await renderToReadableStream(
    <I18nProvider i18n={createServerI18n(language)}>
      <ServerRouter context={entryContext} url={request.url} {...tagNonce} />
    </I18nProvider>,
    {
      ...tagNonce,
      signal: request.signal,
      onError: (error) => {
        state.failed = error;
      },
    },
  );
  await body.allReady;
  if (state.failed !== undefined) throw state.failed;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
