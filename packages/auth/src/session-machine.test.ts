import { describe, expect, it } from 'vitest';
import {
  nextState,
  recordOf,
  type SessionEvent,
  type SessionState,
  signedOut,
  userOf,
} from './session-machine.ts';
import { siti } from './testing/fake-service.ts';

const old = { accessToken: 'a1', refreshToken: 'r1', accessTokenExpiredAt: 1 };
const fresh = { accessToken: 'a2', refreshToken: 'r2', accessTokenExpiredAt: 2 };
const record = { user: siti, totals: { wishtree: 3, unreadNotifications: 1 } };

const loading: SessionState = { status: 'loading', tokens: old, user: siti };
const signedIn: SessionState = { status: 'signedIn', tokens: old, ...record };
const refreshing: SessionState = { status: 'refreshing', tokens: old, user: siti, record };
const refreshingEarly: SessionState = { status: 'refreshing', tokens: old, user: siti, record: undefined };
const failed: SessionState = {
  status: 'failed',
  tokens: old,
  httpStatus: 503,
  code: 'auth.user_fetch_failed',
};
const every = { signedOut, loading, signedIn, refreshing, refreshingEarly, failed };

const entered: SessionEvent = { type: 'entered', tokens: fresh, user: siti };
const ended: SessionEvent = { type: 'ended', code: 'auth.token_refresh_failed' };
const loaded: SessionEvent = { type: 'loaded', record };
const loadFailed: SessionEvent = { type: 'loadFailed', httpStatus: 503, code: 'auth.user_fetch_failed' };
const retried: SessionEvent = { type: 'retried' };
const refreshStarted: SessionEvent = { type: 'refreshStarted' };
const tokensReplaced: SessionEvent = { type: 'tokensReplaced', tokens: fresh };
const refreshPostponed: SessionEvent = { type: 'refreshPostponed' };
const renamed = { ...siti, name: 'Siti A.' };
const recordChanged: SessionEvent = { type: 'recordChanged', record: { user: renamed } };

type Arrow = [from: keyof typeof every, event: SessionEvent, to: SessionState];

const arrows: Arrow[] = [
  ['loading', loaded, signedIn],
  ['loading', loadFailed, failed],
  ['loading', refreshStarted, refreshingEarly],
  ['loading', tokensReplaced, { ...loading, tokens: fresh }],
  ['signedIn', loaded, signedIn],
  ['signedIn', refreshStarted, refreshing],
  ['signedIn', tokensReplaced, { ...signedIn, tokens: fresh }],
  ['signedIn', recordChanged, { ...signedIn, user: renamed }],
  ['refreshing', tokensReplaced, { ...signedIn, tokens: fresh }],
  ['refreshing', refreshPostponed, signedIn],
  ['refreshing', recordChanged, { ...refreshing, user: renamed, record: { ...record, user: renamed } }],
  ['refreshingEarly', loaded, refreshing],
  ['refreshingEarly', tokensReplaced, { ...loading, tokens: fresh }],
  ['refreshingEarly', refreshPostponed, loading],
  ['failed', retried, { status: 'loading', tokens: old, user: undefined }],
  ['failed', loaded, signedIn],
  ['failed', tokensReplaced, { ...failed, tokens: fresh }],
];

it.each(arrows)('%s: %o', (from, event, to) => {
  expect(nextState(every[from], event)).toEqual(to);
});

describe.each(Object.keys(every) as (keyof typeof every)[])('from %s', (from) => {
  it('a session may be entered', () => {
    expect(nextState(every[from], entered)).toEqual({ status: 'loading', tokens: fresh, user: siti });
  });

  it('it may end, with its reason or by logging out', () => {
    expect(nextState(every[from], ended)).toEqual({ status: 'signedOut', code: 'auth.token_refresh_failed' });
    expect(nextState(every[from], { type: 'ended' })).toEqual({ status: 'signedOut' });
  });

  it('every other event changes nothing', () => {
    const withArrow = arrows.filter(([start]) => start === from).map(([, event]) => event);
    const others = [
      loaded,
      loadFailed,
      retried,
      refreshStarted,
      tokensReplaced,
      refreshPostponed,
      recordChanged,
    ].filter((event) => !withArrow.includes(event));
    for (const event of others) {
      // Being told again what is already so is no change either.
      expect([event.type, nextState(every[from], event)]).toEqual([event.type, every[from]]);
    }
  });
});

it('shows the user and the totals throughout a refresh', () => {
  expect(userOf(refreshing)).toEqual(siti);
  expect(recordOf(refreshing)).toEqual(record);
  expect(recordOf(loading)).toBeUndefined();
  expect(userOf(signedOut)).toBeUndefined();
});
