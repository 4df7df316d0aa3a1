import { type ApiClient, ApiError, createApiClient } from '@rimba/api-client';
import { createQueryClient } from '@rimba/api-client/react-query';
import { apiFetchContext, requestContext } from '@rimba/rendering/page-handler';
import { data, type RouterContextProvider } from 'react-router';

interface LoaderArguments {
  readonly context: Readonly<RouterContextProvider>;
  readonly url: URL;
}

/** The service as a loader calls it: without a session, in the language of the page. */
export function serviceApi({ context, url }: LoaderArguments): ApiClient {
  return createApiClient({
    baseUrl: url.origin,
    fetch: context.get(apiFetchContext),
    language: () => context.get(requestContext).language,
  });
}

/** Asks once what a query describes; nothing is kept, because the gateway keeps whole documents. */
export const ask: ReturnType<typeof createQueryClient>['fetchQuery'] = (query) =>
  createQueryClient().fetchQuery(query);

/** What the page can do without: null where the service could not say. */
export async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * What the page is about: where there is no such thing, there is no such page; where nobody answers, the page
 * says so and is no page of ours to remember.
 */
export async function orNotFound<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) throw data(null, { status: 404 });
    const { code, requestId } = error;
    throw data({ code, requestId }, { status: 503 });
  }
}
