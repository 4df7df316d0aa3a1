import { isRecord } from '../api-error.ts';
import type { Schema } from '../schemas.ts';

/** What a login or a refresh answers, without whose they are. */
export type Tokens = Readonly<Omit<Schema<'Session'>, 'user'>>;

export interface AuthenticatedFetchOptions {
  /** Whose /api/v1 is asked: a request to anywhere else never carries the token. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  /** The tokens to send; none for a visitor, whose requests pass through untouched. */
  readonly tokens: () => Tokens | undefined;
  /** A refresh that is under way: requests that begin meanwhile wait for it. */
  readonly refreshing: () => Promise<unknown> | undefined;
  /** Fetches a successor for stale tokens, or throws. */
  readonly refresh: (stale: Tokens) => Promise<Tokens>;
  /** The request was refused again with new tokens. */
  readonly onRefusedTwice: () => void;
}

// A 401 with one of these speaks about what was sent in the body, not about the token.
const notAboutTheToken = new Set<unknown>(['auth.invalid_credentials', 'auth.google_authentication_failed']);

/**
 * `fetch` with the bearer token. A 401 leads to one refresh and one repetition; where the refresh gets no
 * answer or is refused, the request rejects with that error.
 */
export function createAuthenticatedFetch(options: AuthenticatedFetchOptions): typeof globalThis.fetch {
  const { origin, fetch, tokens, refreshing, refresh, onRefusedTwice } = options;

  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${origin}/api/v1/`)) return fetch(request);
    // A failing refresh is reported to whoever started it; waiting requests find out by themselves.
    await refreshing()?.catch(() => undefined);
    const current = tokens();
    if (!current) return fetch(request);
    // A body can be read only once, so the repetition needs its own copy.
    const repetition = request.clone();
    const response = await fetch(withBearer(request, current));
    if (response.status !== 401 || !(await isAboutTheToken(response))) return response;
    const repeated = await fetch(withBearer(repetition, await refresh(current)));
    if (repeated.status === 401 && (await isAboutTheToken(repeated))) onRefusedTwice();
    return repeated;
  };
}

function withBearer(request: Request, { accessToken }: Tokens): Request {
  request.headers.set('Authorization', `Bearer ${accessToken}`);
  return request;
}

async function isAboutTheToken(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return !(isRecord(body) && notAboutTheToken.has(body.code));
}
