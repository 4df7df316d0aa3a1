import { type ApiClient, ApiError, createApiClient, serviceNow } from '@rimba/api-client';
import { createQueryClient } from '@rimba/api-client/react-query';
import { hintCookieName } from '@rimba/auth/hint';
import type { Language } from '@rimba/i18n';
import { apiFetchContext, requestContext } from '@rimba/rendering/page-handler';
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';

/** What the server has asked for to send a page with its content. */
export interface Sent {
  /** When, epoch ms. */
  readonly at: number;
  /** Everyone's answers: they are asked for again where the service has a word for the reader alone. */
  readonly answers: DehydratedState;
}

/** Who waits longer gets the app itself sooner. */
const longestAnswerMs = 3_000;

/** Tells the service that it asks for somebody who may just have changed what it is asked for. */
const forSignedIn =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    request.headers.set('cookie', `${hintCookieName}=1`);
    return fetch(request);
  };

/**
 * Asks for all that a page shows at first, as the service tells it to anybody. Null where nobody is signed in, or the
 * service refuses: the app then says so by itself. Many readers are served at once, so that each one's questions are
 * put through the `service` that is handed to `ask`.
 */
export async function everyonesAnswers(
  { context, url }: { readonly context: Readonly<RouterContextProvider>; readonly url: URL },
  ask: (cache: QueryClient, service: ApiClient, language: Language) => Promise<unknown>,
): Promise<Sent | null> {
  const { language, signedInHint } = context.get(requestContext);
  if (!signedInHint) return null;
  const service = createApiClient({
    baseUrl: url.origin,
    fetch: forSignedIn(context.get(apiFetchContext)),
    language: () => language,
    timeoutMs: longestAnswerMs,
  });
  const cache = createQueryClient();
  try {
    await ask(cache, service, language);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
  return { at: serviceNow(), answers: dehydrate(cache) };
}
