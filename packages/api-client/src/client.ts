import createClient, { type Client } from 'openapi-fetch';
import { toConnectionError } from './api-error.ts';
import type { paths } from './generated/openapi.ts';
import { noteClock } from './service-clock.ts';

export type ApiClient = Client<paths, 'application/json'>;

export interface ApiClientOptions {
  /** Where the service is, without `/api/v1`; empty for the page's own origin. */
  readonly baseUrl?: string;
  /** Puts a session's token on requests and refreshes it; the platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** The language of messages, asked for with each request: `id` or `en`. */
  readonly language?: () => string;
  /** How long an answer may take. */
  readonly timeoutMs?: number;
}

/** The typed client of /api/v1. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', fetch = globalThis.fetch, language, timeoutMs = 30_000 } = options;
  const client = createClient<paths>({
    baseUrl,
    // Several values stand in one parameter: `with=images,group`.
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: async (request) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const response = await fetch(new Request(request, { signal }));
        noteClock(response);
        return response;
      } catch (cause) {
        throw toConnectionError(cause);
      }
    },
  });
  if (language) {
    client.use({
      onRequest({ request }) {
        request.headers.set('Accept-Language', language());
      },
    });
  }
  return client;
}
