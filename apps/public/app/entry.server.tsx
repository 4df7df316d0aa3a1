import type { Language } from '@rimba/i18n';
import { I18nProvider } from '@rimba/i18n/react';
import { createServerI18n } from '@rimba/i18n/server';
import { requestContext } from '@rimba/rendering/page-handler';
import { renderWhole } from '@rimba/rendering/render-whole';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';

/** Made once, with all its texts: a page only reads them. */
const texts: Record<Language, ReturnType<typeof createServerI18n>> = {
  id: createServerI18n('id'),
  en: createServerI18n('en'),
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, language } = loadContext.get(requestContext);
  const tagNonce = nonce === undefined ? {} : { nonce };
  const body = await renderWhole(
    <I18nProvider i18n={texts[language]}>
      <ServerRouter context={entryContext} url={request.url} {...tagNonce} />
    </I18nProvider>,
    { signal: request.signal, nonce },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
