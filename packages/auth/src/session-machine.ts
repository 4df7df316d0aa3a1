import type { Tokens } from '@rimba/api-client';
import type { SessionErrorCode } from './session-error.ts';
import type { SessionTotals, SessionUser } from './session-user.ts';

export type SessionState =
  /** No session; `code` says why the last one ended, if it did not end by logging out. */
  | { readonly status: 'signedOut'; readonly code?: SessionErrorCode | undefined }
  /** Tokens are there; user and totals are being fetched. */
  | { readonly status: 'loading'; readonly tokens: Tokens; readonly user: SessionUser | undefined }
  | ({ readonly status: 'signedIn'; readonly tokens: Tokens } & SessionRecord)
  /** New tokens are being fetched; `record` is what the page goes on showing meanwhile. */
  | {
      readonly status: 'refreshing';
      readonly tokens: Tokens;
      readonly user: SessionUser | undefined;
      readonly record: SessionRecord | undefined;
    }
  /** The user could not be fetched: empty, with the HTTP status (500 where there was no answer). */
  | {
      readonly status: 'failed';
      readonly tokens: Tokens;
      readonly httpStatus: number;
      readonly code: SessionErrorCode;
    };

export interface SessionRecord {
  readonly user: SessionUser;
  readonly totals: SessionTotals;
}

export type SessionEvent =
  /** A session was found in storage, or made by signing in. */
  | { readonly type: 'entered'; readonly tokens: Tokens; readonly user: SessionUser | undefined }
  | { readonly type: 'loaded'; readonly record: SessionRecord }
  | { readonly type: 'loadFailed'; readonly httpStatus: number; readonly code: SessionErrorCode }
  /** The user is fetched again after a failure. */
  | { readonly type: 'retried' }
  | { readonly type: 'refreshStarted' }
  /** New tokens: from the refresh, or followed from another tab. */
  | { readonly type: 'tokensReplaced'; readonly tokens: Tokens }
  /** The refresh had no answer; what was there stays. */
  | { readonly type: 'refreshPostponed' }
  | { readonly type: 'recordChanged'; readonly record: Partial<SessionRecord> }
  | { readonly type: 'ended'; readonly code?: SessionErrorCode | undefined };

export const signedOut: SessionState = { status: 'signedOut' };

/** The next state. An event that has no arrow from where we are changes nothing. */
export function nextState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'entered':
      return { status: 'loading', tokens: event.tokens, user: event.user };
    case 'ended':
      return event.code === undefined ? signedOut : { status: 'signedOut', code: event.code };
    default:
      return state.status === 'signedOut' ? state : withinSession(state, event);
  }
}

type InSession = Exclude<SessionState, { status: 'signedOut' }>;
type InSessionEvent = Exclude<SessionEvent, { type: 'entered' | 'ended' }>;

function withinSession(state: InSession, event: InSessionEvent): SessionState {
  switch (event.type) {
    case 'loaded':
      if (state.status === 'refreshing') return { ...state, user: event.record.user, record: event.record };
      return { status: 'signedIn', tokens: state.tokens, ...event.record };
    case 'loadFailed':
      if (state.status !== 'loading') return state;
      return { status: 'failed', tokens: state.tokens, httpStatus: event.httpStatus, code: event.code };
    case 'retried':
      return state.status === 'failed' ? { status: 'loading', tokens: state.tokens, user: undefined } : state;
    case 'refreshStarted':
      if (state.status === 'failed' || state.status === 'refreshing') return state;
      return { status: 'refreshing', tokens: state.tokens, user: userOf(state), record: recordOf(state) };
    case 'tokensReplaced':
      if (state.status === 'refreshing') return resumed(event.tokens, state.user, state.record);
      return { ...state, tokens: event.tokens };
    case 'refreshPostponed':
      return state.status === 'refreshing' ? resumed(state.tokens, state.user, state.record) : state;
    case 'recordChanged':
      return changed(state, event.record);
  }
}

function resumed(
  tokens: Tokens,
  user: SessionUser | undefined,
  record: SessionRecord | undefined,
): SessionState {
  return record ? { status: 'signedIn', tokens, ...record } : { status: 'loading', tokens, user };
}

function changed(state: InSession, record: Partial<SessionRecord>): SessionState {
  if (state.status === 'signedIn') return { ...state, ...record };
  if (state.status !== 'refreshing' || !state.record) return state;
  const merged = { ...state.record, ...record };
  return { ...state, user: merged.user, record: merged };
}

/** The user as far as known, whatever the state. */
export function userOf(state: SessionState): SessionUser | undefined {
  return 'user' in state ? state.user : undefined;
}

/** User and totals, also while tokens are being refreshed. */
export function recordOf(state: SessionState): SessionRecord | undefined {
  if (state.status === 'signedIn') return { user: state.user, totals: state.totals };
  return state.status === 'refreshing' ? state.record : undefined;
}
