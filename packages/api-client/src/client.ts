import {
  createFinalURL,
  createQuerySerializer,
  type FetchResponse,
  type MaybeOptionalInit,
  mergeHeaders,
  defaultPathSerializer as pathSerializer,
} from 'openapi-fetch';
import { toApiError } from './api-error.ts';
import { exchange } from './exchange.ts';
import type { paths } from './generated/openapi.ts';
import type { NarrowedBody } from './narrowing.ts';
import { noteClock } from './service-clock.ts';

type Verb = 'get' | 'put' | 'post' | 'delete';

type PathWith<Name extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Name, object> ? Path : never;
}[keyof paths];

/** What the library's own client takes beside these, and ours decides. */
type ByLibrary = 'baseUrl' | 'fetch' | 'middleware' | 'parseAs' | 'querySerializer' | 'pathSerializer';

interface Reading {
  /** What the body is read as; JSON unless another is named. */
  readonly parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer';
}

/** Lists of a query may be read-only, by which a list that is written out in the call is known word for word. */
type WithReadonlyLists<Init> = Init extends { params?: infer Params }
  ? Omit<Init, 'params' | ByLibrary> &
      Reading & { [Key in keyof Pick<Init, 'params'>]: WithReadonlyQuery<Params> }
  : Init;
type WithReadonlyQuery<Params> = Params extends { query?: infer Query }
  ? Omit<Params, 'query'> & {
      [Key in keyof Pick<Params, 'query'>]: { readonly [Name in keyof Query]: Readonly<Query[Name]> };
    }
  : Params;

/** What a call takes beside its address. */
type InitOf<Path extends keyof paths, Name extends Verb> = WithReadonlyLists<
  MaybeOptionalInit<paths[Path], Name>
>;

type Answered<Answer, Init> = Answer extends { data: infer Body; error?: never }
  ? Omit<Answer, 'data'> & { data: NarrowedBody<Body, Init> }
  : Answer;

/** Without a parameter or a body that is required, which TypeScript tells by nothing at all being enough. */
type Bare<Operation> = Operation extends { parameters: infer Parameters }
  ? object extends Parameters & Pick<Operation, Extract<keyof Operation, 'requestBody'>>
    ? true
    : false
  : never;

/** The addresses at which nothing has to be sent along. */
type BarePath<Name extends Verb> = {
  [Path in PathWith<Name>]: Bare<paths[Path][Name]> extends true ? Path : never;
}[PathWith<Name>];

type Answering<Path extends keyof paths, Name extends Verb, Init> = Promise<
  Answered<
    FetchResponse<paths[Path][Name] & Record<string | number, unknown>, Init, 'application/json'>,
    Init
  >
>;

interface Method<Name extends Verb> {
  <
    Path extends BarePath<Name>,
    const Init extends InitOf<Path, Name> = Extract<InitOf<Path, Name>, undefined>,
  >(
    path: Path,
    init?: Init,
  ): Answering<Path, Name, Init>;
  <Path extends Exclude<PathWith<Name>, BarePath<Name>>, const Init extends InitOf<Path, Name>>(
    path: Path,
    init: Init,
  ): Answering<Path, Name, Init>;
}

/** Every call of /api/v1 by its address. Each answers `data` or `error`; no answer at all is a thrown ApiError. */
export interface ApiClient {
  /** Reads. What an address is for, its units, limits and failures stand with its `operations` type. */
  readonly GET: Method<'get'>;
  /** Puts what is sent in place of what is there. */
  readonly PUT: Method<'put'>;
  /** Makes something, or has something done. */
  readonly POST: Method<'post'>;
  /** Takes something away. */
  readonly DELETE: Method<'delete'>;
}

export interface ApiClientOptions {
  /** Where the service is, without `/api/v1`; empty for the page's own origin. */
  readonly baseUrl?: string;
  /** Puts a session's token on requests and refreshes it; the platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** The language of messages, asked for with each request: `id` or `en`. */
  readonly language?: () => string;
  /** How long an answer may take, to the last of its bytes. */
  readonly timeoutMs?: number;
}

/** The typed client of /api/v1. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { timeoutMs = usualTimeoutMs } = options;
  const ask: Ask = (request, signal) =>
    exchange(options.fetch ?? globalThis.fetch, request, { signal, timeoutMs });
  return clientBy(ask, options);
}

/** ms within which an answer has to be there, unless something else is said. */
export const usualTimeoutMs = 30_000;

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
      if (!response.ok) return { error: await said(response), response };
      try {
        return { data: await response[parseAs ?? 'json'](), response };
      } catch (cause) {
        // It said that all is well, and sent something else than JSON: somebody who stands between.
        throw cause instanceof SyntaxError ? toApiError(undefined, response) : cause;
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
