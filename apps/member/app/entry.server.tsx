import { createQueryClient } from '@rimba/api-client/react-query';
import { createServerI18n } from '@rimba/i18n/server';
import { requestContext } from '@rimba/rendering/page-handler';
import { renderWhole } from '@rimba/rendering/render-whole';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { fetchAfterPaint } from './fetch-after-paint.ts';
import { Providers } from './frame/Providers.tsx';

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
    <Providers i18n={createServerI18n(language)} session={undefined} queryClient={createQueryClient()}>
      <ServerRouter context={entryContext} url={request.url} {...tagNonce} />
    </Providers>,
    { signal: request.signal, nonce },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!hasContent(entryContext)) return new Response(body, { status, headers });
  return new Response(fetchAfterPaint(await new Response(body).text(), nonce), { status, headers });
}

/** Whether the page comes with what it shows, as everyone may read it. */
function hasContent({ staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  const page = matches.at(-1)?.route.id;
  return page !== undefined && Boolean(loaderData[page]);
}
