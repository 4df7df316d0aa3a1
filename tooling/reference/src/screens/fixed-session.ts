import type { Session, SessionRecord, SessionState } from '@rimba/auth';
import { createStore } from 'zustand/vanilla';

const tokens = { accessToken: '', refreshToken: '', accessTokenExpiredAt: Number.MAX_SAFE_INTEGER };

/** A session that is signed in and stays so. */
export function fixedSession(record: SessionRecord, fetch: typeof globalThis.fetch): Session {
  const state: SessionState = { status: 'signedIn', tokens, ...record };
  const store = createStore<SessionState>(() => state);
  return {
    store,
    fetch,
    start: () => () => {},
    signIn: () => {},
    retry: () => {},
    update: () => {},
    logout: async () => undefined,
    settled: async () => state,
  };
}
