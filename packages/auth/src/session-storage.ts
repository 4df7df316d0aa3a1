import type { Tokens } from '@rimba/api-client';
import { parseJson } from './parse-json.ts';
import { parseUser, type SessionUser } from './session-user.ts';

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

/** One that refuses nothing, as `openLocalStorage` opens it. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored session, checked when read: an entry that someone else damaged counts as absent. */
export function createSessionStorage(store: KeyValueStore): SessionStorage {
  const writeUser = (user: SessionUser) => store.setItem(sessionKeys.user, JSON.stringify(user));

  return {
    read() {
      const accessToken = store.getItem(sessionKeys.accessToken);
      const refreshToken = store.getItem(sessionKeys.refreshToken);
      if (!accessToken || !refreshToken) return undefined;
      const expiration = Number(store.getItem(sessionKeys.expiration) || Number.NaN);
      return {
        // An unreadable time counts as long past, so that the token is refreshed at once.
        tokens: {
          accessToken,
          refreshToken,
          accessTokenExpiredAt: Number.isFinite(expiration) ? expiration : 0,
        },
        user: parseUser(parseJson(store.getItem(sessionKeys.user) ?? '')),
      };
    },

    write({ tokens, user }) {
      store.setItem(sessionKeys.refreshToken, tokens.refreshToken);
      store.setItem(sessionKeys.expiration, String(tokens.accessTokenExpiredAt));
      if (user) writeUser(user);
      // Last, because other tabs follow this entry and then read all of them.
      store.setItem(sessionKeys.accessToken, tokens.accessToken);
    },

    writeUser,

    clear() {
      store.removeItem(sessionKeys.user);
      store.removeItem(sessionKeys.expiration);
      store.removeItem(sessionKeys.refreshToken);
      store.removeItem(sessionKeys.accessToken);
    },
  };
}
