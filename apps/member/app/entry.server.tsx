import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { noncePlaceholder } from './nonce.ts';

/** Runs at build time only: it writes the index that every member path starts from. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(
    <ServerRouter context={entryContext} url={request.url} nonce={noncePlaceholder} />,
    { nonce: noncePlaceholder },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
