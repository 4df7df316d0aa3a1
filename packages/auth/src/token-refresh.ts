import type { Tokens } from '@rimba/api-client';
import { type ApiClient, ApiError, unwrap } from '@rimba/api-client';
import { SessionError, type SessionErrorCode, unansweredCode } from './session-error.ts';
import type { SessionStorage, StoredSession } from './session-storage.ts';

/** The part of `navigator.locks` that is needed; absent in old web views. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export interface TokenRefreshOptions {
  readonly storage: SessionStorage;
  /** The service, without a token: the one there is went stale. */
  readonly api: ApiClient;
  /** Without locks two tabs may refresh at once; the service's grace period forgives that. */
  readonly locks?: Locks | undefined;
}

/** Gets a successor for tokens that went stale. */
export type RefreshTokens = (stale: Tokens) => Promise<Tokens>;

const lockName = 'rimba-token-refresh';

// Replies that say nothing about the session: too many requests, or nobody behind the proxy.
const unavailable = new Set([429, 502, 503, 504]);

/**
 * One refresh at a time across tabs, by a lock: who waited for it finds the new tokens in storage and takes
 * those. Throws `auth.token_refresh_failed`, or why the session ended, where the service refuses, and
 * `request.offline`, `request.timeout` or `request.unavailable` where it gave no answer: those do not end a session.
 */
export function createTokenRefresh({ storage, api, locks }: TokenRefreshOptions): RefreshTokens {
  async function refresh(stale: Tokens): Promise<Tokens> {
    const stored = read();
    if (stored.tokens.accessToken !== stale.accessToken) return stored.tokens;
    const tokens = await requestTokens(stored);
    // Logged out in another tab while waiting, or signed in anew: the answer must not bring the session back.
    const now = read();
    if (now.tokens.accessToken !== stale.accessToken) return now.tokens;
    storage.write({ ...now, tokens });
    return tokens;
  }

  function read(): StoredSession {
    const stored = storage.read();
    if (!stored) throw new SessionError('auth.session_ended');
    return stored;
  }

  async function requestTokens({ tokens: { refreshToken }, user }: StoredSession): Promise<Tokens> {
    // Nobody's refresh token is good for nothing.
    if (!user) throw new SessionError('auth.token_refresh_failed');
    try {
      const body = { refreshToken, userId: user.id };
      const { user: _, ...tokens } = await unwrap(api.POST('/api/v1/refresh', { body }));
      return tokens;
    } catch (cause) {
      throw new SessionError(refusalOf(cause), { cause });
    }
  }

  return (stale) => (locks ? locks.request(lockName, () => refresh(stale)) : refresh(stale));
}

/** What the service says of a session that is over. */
const ended = new Set<string>([
  'auth.session_ended',
  'auth.session_expired',
  'auth.session_password_changed',
  'auth.session_reused',
] satisfies SessionErrorCode[]);
const isEnded = (code: string): code is SessionErrorCode => ended.has(code);

function refusalOf(cause: unknown): SessionErrorCode {
  if (cause instanceof ApiError && isEnded(cause.code)) return cause.code;
  if (cause instanceof ApiError && unavailable.has(cause.status)) return 'request.unavailable';
  return unansweredCode(cause) ?? 'auth.token_refresh_failed';
}

/** True where an error means that the session is over, and not merely that nobody answered. */
export function endsSession(error: unknown): error is SessionError {
  return error instanceof SessionError && (error.code === 'auth.token_refresh_failed' || isEnded(error.code));
}
