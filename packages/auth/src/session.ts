import type { Tokens } from '@rimba/api-client';
import { createApiClient, createAuthenticatedFetch } from '@rimba/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { leaveEnding } from './ending.ts';
import { serialiseHint } from './hint.ts';
import { forgetKept } from './kept.ts';
import { redirectAfterErrorMs, signOutEverywhere } from './logout.ts';
import { loginAddress, loginPath } from './safe-next.ts';
import type { SessionError, SessionErrorCode } from './session-error.ts';
import {
  nextState,
  type SessionEvent,
  type SessionRecord,
  type SessionState,
  signedOut,
} from './session-machine.ts';
import { fetchSessionRecord, type RecordFailure, recordFailure } from './session-record.ts';
import { type SessionStorage, type StoredSession, sessionKeys } from './session-storage.ts';
import type { SessionUser } from './session-user.ts';
import type { SessionWindow } from './session-window.ts';
import { createTokenKeeper } from './token-keeper.ts';
import { createTokenRefresh, type Locks } from './token-refresh.ts';

export interface SessionOptions {
  readonly window: SessionWindow;
  readonly storage: SessionStorage;
  readonly fetch: typeof globalThis.fetch;
  readonly locks?: Locks | undefined;
  /** Where answers are kept to be read without a network; emptied when the session is over. */
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly onSignedOut: (end: SessionEnd) => void;
}

/** The session is over, and this is where to go: the login, with the way back unless the reader logged out here. */
export interface SessionEnd {
  readonly to: string;
  /** Why, if it was not a logout. */
  readonly code: SessionErrorCode | undefined;
}

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** `fetch` for the api-client: with the token, refreshed and repeated once where it was refused. */
  readonly fetch: typeof globalThis.fetch;
  /** Takes up the stored session and follows other tabs; answers a function that stops both. */
  start(): () => void;
  /** Keeps what a login, registration, Google sign-in or guest checkout answered. */
  signIn(reply: Tokens & { readonly user: SessionUser }): void;
  /** Fetches the user again after a failure. */
  retry(): void;
  /** Takes over a changed profile, or new totals. */
  update(record: Partial<SessionRecord>): void;
  /** Ends the session here and at the service; the error, if any, is to be shown for 2 s. */
  logout(): Promise<SessionError | undefined>;
  /** The state as soon as it is decided: signed in, signed out or failed. */
  settled(): Promise<SessionState>;
}

export function createSession(options: SessionOptions): Session {
  const { window, storage, fetch, locks, caches, onSignedOut } = options;
  const { origin } = window.location;
  const api = createApiClient({ baseUrl: origin, fetch });
  const store = createStore<SessionState>(() => signedOut);
  const dispatch = (event: SessionEvent) => store.setState((state) => nextState(state, event), true);
  const tokens = () => {
    const state = store.getState();
    return state.status === 'signedOut' ? undefined : state.tokens;
  };
  const keeper = createTokenKeeper({
    tokens,
    dispatch,
    exchange: createTokenRefresh({ storage, api, locks }),
    onEnded: (code) => void end({ code }),
  });
  const authenticatedFetch = createAuthenticatedFetch({
    origin,
    fetch,
    tokens,
    refreshing: keeper.refreshing,
    refresh: keeper.refresh,
    onRefusedTwice: () => void end({ code: 'auth.authentication_failed_after_refresh' }),
  });
  const ownApi = createApiClient({ baseUrl: origin, fetch: authenticatedFetch });

  function enter(session: StoredSession) {
    dispatch({ type: 'entered', ...session });
    keeper.watch(session.tokens);
    showHint(true);
    void load();
  }

  const storedUser = () => JSON.stringify(storage.read()?.user);

  // Counts loads and endings, so that an answer for a session that is over is not taken for the next.
  let current = 0;
  async function load() {
    current += 1;
    const mine = current;
    const before = storedUser();
    const record = await fetchSessionRecord(ownApi).catch(async (error: unknown) => {
      // A refresh begun meanwhile remembers "loading" and would bring it back.
      await keeper.refreshing()?.catch(() => undefined);
      if (mine === current) failToLoad(recordFailure(error));
    });
    if (!record || mine !== current) return;
    // An address proven meanwhile, here or in another tab: this answer may be of before.
    if (storedUser() !== before) return void load();
    storage.writeUser(record.user);
    dispatch({ type: 'loaded', record });
  }

  function failToLoad({ isRefusal, httpStatus, code }: RecordFailure) {
    if (isRefusal) void end({ code });
    else dispatch({ type: 'loadFailed', httpStatus, code });
  }

  /** What was kept to be read is gone. A page that is left takes along what it has not finished. */
  let forgotten = Promise.resolve();
  function forget() {
    current += 1;
    keeper.stop();
    storage.clear();
    showHint(false);
    // A browser that does not let go of it holds nobody back.
    if (caches) forgotten = forgetKept(caches).catch(() => undefined);
  }

  async function end({
    code,
    comeBack = true,
  }: {
    code?: SessionErrorCode | undefined;
    comeBack?: boolean;
  }): Promise<void> {
    if (store.getState().status === 'signedOut') return;
    forget();
    dispatch({ type: 'ended', code });
    const { pathname, search, hash } = window.location;
    const to = comeBack ? loginAddress(pathname + search + hash) : loginPath(pathname);
    if (comeBack) leaveEnding(window, code);
    await forgotten;
    onSignedOut({ code, to });
  }

  function showHint(signedIn: boolean) {
    window.document.cookie = serialiseHint(signedIn);
  }

  function followOtherTabs(event: Event) {
    const { key } = event as StorageEvent;
    // The access token is written last and removed last; a null key is a storage emptied in whole.
    if (key !== sessionKeys.accessToken && key !== null) return;
    const stored = storage.read();
    // The reader left there, not here: who signs in again goes on with this page.
    if (!stored) return void end({});
    const state = store.getState();
    const sameUser = 'user' in state && state.user?.id === stored.user?.id;
    if (sameUser) keeper.replace(stored.tokens);
    else enter(stored);
  }

  async function logout(): Promise<SessionError | undefined> {
    const error = await signOutEverywhere({ tokens: tokens(), api, window });
    const leave = () => end({ code: error?.code, comeBack: false });
    if (error) {
      forget();
      setTimeout(leave, redirectAfterErrorMs);
    } else await leave();
    return error;
  }
  let loggingOut: Promise<SessionError | undefined> | undefined;

  return {
    store,
    fetch: authenticatedFetch,
    start() {
      const stored = storage.read();
      if (stored) enter(stored);
      window.addEventListener('storage', followOtherTabs);
      return () => {
        window.removeEventListener('storage', followOtherTabs);
        keeper.stop();
      };
    },
    signIn({ user, accessToken, refreshToken, accessTokenExpiredAt }) {
      const session = { user, tokens: { accessToken, refreshToken, accessTokenExpiredAt } };
      storage.write(session);
      enter(session);
    },
    retry() {
      dispatch({ type: 'retried' });
      void load();
    },
    update(record) {
      if (record.user) storage.writeUser(record.user);
      dispatch({ type: 'recordChanged', record });
    },
    logout() {
      loggingOut ??= logout().finally(() => {
        loggingOut = undefined;
      });
      return loggingOut;
    },
    async settled() {
      const state = await settled(store);
      await forgotten;
      return state;
    },
  };
}

function settled(store: StoreApi<SessionState>): Promise<SessionState> {
  const isSettled = ({ status }: SessionState) => status !== 'loading' && status !== 'refreshing';
  return new Promise((resolve) => {
    const stop = store.subscribe(decide);
    function decide(state: SessionState) {
      if (!isSettled(state)) return;
      stop();
      resolve(state);
    }
    decide(store.getState());
  });
}
