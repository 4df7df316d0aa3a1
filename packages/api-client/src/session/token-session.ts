import { ApiError, isRecord } from '../api-error.ts';
import type { ApiClient } from '../calls.ts';
import type { Clock } from '../clock.ts';
import type { Schema } from '../schemas.ts';
import { unwrap } from '../unwrap.ts';
import { createAuthenticatedFetch } from './authenticated-fetch.ts';

export type Session = Readonly<Schema<'Session'>>;

/** Where a session is kept: `localStorage`, or anything that keeps texts by name. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storedAs = 'rimba.session';

/** A token is exchanged this long before it ends. */
const refreshAheadMs = 300_000;

export interface TokenSessionOptions {
  /** The service, without a token. */
  readonly api: ApiClient;
  /** Whose /api/v1 gets the token. */
  readonly origin: string;
  readonly fetch: typeof globalThis.fetch;
  readonly store: SessionStore;
  readonly clock: Clock;
}

export interface TokenSession {
  /** The session as it stands; undefined for a visitor. */
  current(): Session | undefined;
  /** Keeps a session that a call answered. */
  keep(session: Session): Session;
  forget(): void;
  /** New tokens for the old; however many ask at once, the service is asked once. */
  refresh(): Promise<Session>;
  /** With the token, refreshed 300 s before it ends and where it was refused. */
  readonly fetch: typeof globalThis.fetch;
}

/** A session whose tokens look after themselves: nothing runs between two calls. */
export function createTokenSession(options: TokenSessionOptions): TokenSession {
  const { api, origin, fetch, store, clock } = options;
  let session = parseSession(store.getItem(storedAs));
  let refreshing: Promise<Session> | undefined;

  function keep(fresh: Session): Session {
    session = fresh;
    store.setItem(storedAs, JSON.stringify(fresh));
    return fresh;
  }

  function forget() {
    session = undefined;
    store.removeItem(storedAs);
  }

  async function exchangeTokens(stale: Session | undefined): Promise<Session> {
    if (!stale) throw new ApiError({ status: 401, code: 'auth.not_authenticated', message: 'No session' });
    const body = { refreshToken: stale.refreshToken, userId: stale.user.id };
    try {
      const fresh = await unwrap(api.POST('/api/v1/refresh', { body }));
      // Ended or entered anew meanwhile: the answer must not bring the old one back.
      return session === stale ? keep(fresh) : fresh;
    } catch (error) {
      if (session === stale && error instanceof ApiError && error.status === 401) forget();
      throw error;
    }
  }

  function refresh(): Promise<Session> {
    refreshing ??= exchangeTokens(session).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  const isDue = () => session && session.accessTokenExpiredAt - refreshAheadMs <= clock.now();

  return {
    current: () => session,
    keep,
    forget,
    refresh,
    fetch: createAuthenticatedFetch({
      origin,
      fetch,
      tokens: () => session,
      refreshing: () => (isDue() ? refresh() : refreshing),
      // Refreshed by another call while this one was on its way.
      refresh: async (stale) => (session && session.accessToken !== stale.accessToken ? session : refresh()),
      onRefusedTwice: forget,
    }),
  };
}

/** A stored session that somebody else damaged counts as none. */
function parseSession(text: string | null): Session | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const isSession =
      isRecord(stored) &&
      typeof stored.accessToken === 'string' &&
      typeof stored.refreshToken === 'string' &&
      typeof stored.accessTokenExpiredAt === 'number' &&
      isRecord(stored.user) &&
      typeof stored.user.id === 'number';
    return isSession ? (stored as Session) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a session for as long as the program runs. */
export function createMemoryStore(): SessionStore {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}
