import { parseUser, type SessionUser } from './session-user.ts';
import type { Tokens } from './tokens.ts';

/** The names under which a browser keeps the session. */
export const sessionKeys = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  /** Epoch milliseconds. */
  expiration: 'access_token_expiration',
  /** JSON with the user's id. */
  user: 'user',
} as const;

export interface StoredSession {
  readonly tokens: Tokens;
  readonly user: SessionUser | undefined;
}

export interface SessionStorage {
  read(): StoredSession | undefined;
  write(session: StoredSession): void;
  writeUser(user: SessionUser): void;
  /** Removes the session's own entries and nothing else: theme and language stay. */
  clear(): void;
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The stored session, checked when read: an entry that someone else damaged counts as absent. Some private
 * windows refuse storage altogether; the session then lives as long as the page.
 */
export function createSessionStorage(store: KeyValueStore): SessionStorage {
  return {
    read() {
      const accessToken = get(store, sessionKeys.accessToken);
      const refreshToken = get(store, sessionKeys.refreshToken);
      if (!accessToken || !refreshToken) return undefined;
      const expiration = Number(get(store, sessionKeys.expiration) || Number.NaN);
      return {
        // An unreadable time counts as long past, so that the token is refreshed at once.
        tokens: {
          accessToken,
          refreshToken,
          accessTokenExpiredAt: Number.isFinite(expiration) ? expiration : 0,
        },
        user: parseUser(parseJson(get(store, sessionKeys.user))),
      };
    },

    write({ tokens, user }) {
      set(store, sessionKeys.refreshToken, tokens.refreshToken);
      set(store, sessionKeys.expiration, String(tokens.accessTokenExpiredAt));
      if (user) set(store, sessionKeys.user, JSON.stringify(user));
      // Last, because other tabs follow this entry and then read all of them.
      set(store, sessionKeys.accessToken, tokens.accessToken);
    },

    writeUser(user) {
      set(store, sessionKeys.user, JSON.stringify(user));
    },

    clear() {
      for (const key of [
        sessionKeys.user,
        sessionKeys.expiration,
        sessionKeys.refreshToken,
        sessionKeys.accessToken,
      ]) {
        attempt(() => store.removeItem(key));
      }
    },
  };
}

function get(store: KeyValueStore, key: string): string | null {
  return attempt(() => store.getItem(key)) ?? null;
}

function set(store: KeyValueStore, key: string, value: string): void {
  attempt(() => store.setItem(key, value));
}

function parseJson(text: string | null): unknown {
  return text === null ? undefined : attempt(() => JSON.parse(text));
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
