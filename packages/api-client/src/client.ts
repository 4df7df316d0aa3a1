import {
  createFinalURL,
  createQuerySerializer,
  mergeHeaders,
  defaultPathSerializer as pathSerializer,
} from 'openapi-fetch';
import { callOf, toApiError } from './api-error.ts';
import type { ApiClient, Verb } from './calls.ts';
import { exchange } from './exchange.ts';
import type { Reading } from './operation.ts';
import { noteClock } from './service-clock.ts';

export interface ApiClientOptions {
  /** Where the service is, without `/api/v1`; empty for the page's own origin. */
  readonly baseUrl?: string | undefined;
  /** Puts a session's token on requests and refreshes it; the platform's own by default. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The language of messages, asked for with each request: `id` or `en`. */
  readonly language?: (() => string) | undefined;
  /** ms that an answer may take, to the last of its bytes: 1 to 2,147,483,647, and 30,000 by default. */
  readonly timeoutMs?: number | undefined;
}

/** The typed client of /api/v1. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const timeoutMs = timeoutOf(options);
  const ask: Ask = (request, signal) =>
    exchange(options.fetch ?? globalThis.fetch, request, { signal, timeoutMs });
  return clientBy(ask, options);
}

/** ms within which an answer has to be there. What a timer cannot hold would end each call at once. */
export function timeoutOf({ timeoutMs = 30_000 }: Pick<ApiClientOptions, 'timeoutMs'>): number {
  if (timeoutMs >= 1 && timeoutMs < 2 ** 31) return timeoutMs;
  throw new TypeError(`timeoutMs has to be 1 to 2147483647, and is ${timeoutMs}`);
}

/** One exchange, or several until there is an answer. The signal is the caller's own: a request's only follows it. */
export type Ask = (request: Request, signal: AbortSignal | undefined) => Promise<Response>;

const querySerializer = createQuerySerializer({
  // Several values stand in one parameter: `with=images,group`.
  array: { style: 'form', explode: false },
});

/** What a call is given, as far as it says how the call is sent and read. */
interface Init extends Omit<RequestInit, 'body' | 'headers'>, Reading {
  readonly params?: {
    readonly path?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly header?: Record<string, string>;
  };
  readonly body?: unknown;
  readonly bodySerializer?: (body: unknown) => string | FormData;
  readonly headers?: RequestInit['headers'];
}

/** What a refusal says: a failure of the service, or the text of whoever stands between. */
async function said(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** No call of Rimba's answers well with a page, or with nothing: somebody stands between, or the address is another's. */
const isForeign = ({ status, headers }: Response) =>
  status === 204 || (headers.get('Content-Type') ?? '').startsWith('text/html');

/** The client, by how it asks. */
export function clientBy(
  ask: Ask,
  { baseUrl = '', language }: Pick<ApiClientOptions, 'baseUrl' | 'language'>,
): ApiClient {
  const origin = baseUrl.replace(/\/$/, '');
  const call =
    (method: Uppercase<Verb>) =>
    async (path: string, { params = {}, body, bodySerializer, headers, parseAs, ...init }: Init = {}) => {
      const sent = body === undefined ? null : (bodySerializer ?? JSON.stringify)(body);
      const url = createFinalURL(path, { baseUrl: origin, params, querySerializer, pathSerializer });
      const request = new Request(url, {
        ...init,
        method,
        body: sent,
        headers: mergeHeaders(
          // The platform names the type of a form, with what parts it.
          typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {},
          language ? { 'Accept-Language': language() } : {},
          new Headers(headers),
          params.header,
        ),
      });
      const response = await ask(request, init.signal ?? undefined);
      noteClock(response);
      const call = callOf(request);
      if (!response.ok) return { error: await said(response), response, call };
      if (isForeign(response)) return { error: undefined, response, call };
      try {
        return { data: await response[parseAs ?? 'json'](), response, call };
      } catch (cause) {
        // It said that all is well, and sent something else than JSON: somebody who stands between.
        throw cause instanceof SyntaxError ? toApiError(undefined, response, call) : cause;
      }
    };
  const methods: Record<keyof ApiClient, unknown> = {
    GET: call('GET'),
    PUT: call('PUT'),
    POST: call('POST'),
    DELETE: call('DELETE'),
  };
  // The one place where what runs and what the description says are put together.
  return methods as ApiClient;
}
