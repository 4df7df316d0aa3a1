import { nextState, type SessionEvent, signedOut } from '@rimba/auth/session-machine';
import { explore, type Machine } from './machine.ts';

const tokens = { accessToken: 'a', refreshToken: 'r', accessTokenExpiredAt: 0 };
const user = {
  id: 1,
  name: 'Siti',
  email: 'siti@contoh.example',
  profilePicture: null,
  emailVerifiedAt: null,
};
const record = { user, totals: { wishtree: 0, unreadNotifications: 0 } };

const events: readonly SessionEvent[] = [
  { type: 'entered', tokens, user },
  { type: 'loaded', record },
  { type: 'loadFailed', httpStatus: 500, code: 'auth.user_fetch_failed' },
  { type: 'retried' },
  { type: 'refreshStarted' },
  { type: 'tokensReplaced', tokens },
  { type: 'refreshPostponed' },
  { type: 'recordChanged', record },
  { type: 'ended' },
];

export const session: Machine = {
  name: 'Session',
  about: 'Whether this browser is signed in, and what is being fetched.',
  source: 'packages/auth/src/session-machine.ts',
  start: signedOut.status,
  arrows: explore({
    start: signedOut,
    events,
    next: nextState,
    // While refreshing, what the page shows meanwhile makes two states of one name.
    stateName: (state) =>
      state.status === 'refreshing' && !state.record ? 'refreshing, nothing loaded' : state.status,
    eventName: ({ type }) => type,
  }),
};
