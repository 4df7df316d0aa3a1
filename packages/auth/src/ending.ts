import { openTabStorage, type Tab } from './browser-storage.ts';
import type { SessionErrorCode } from './session-error.ts';

const key = 'rimba_ending';

/** Why a session is over, as the login page says it. */
export const endings = ['elsewhere', 'expired', 'password', 'reuse'] as const;
export type Ending = (typeof endings)[number];

const endingOf: Partial<Record<SessionErrorCode, Ending>> = {
  'auth.session_ended': 'elsewhere',
  'auth.session_expired': 'expired',
  // Of a session that ended long ago the service keeps nothing.
  'auth.token_refresh_failed': 'expired',
  'auth.session_password_changed': 'password',
  'auth.session_reused': 'reuse',
};

/** Tells the login of this tab, where the reader lands, why they have to log in again. */
export function leaveEnding(tab: Tab, code: SessionErrorCode | undefined): void {
  const ending = code && endingOf[code];
  if (ending) openTabStorage(tab).setItem(key, ending);
}

/** Why the session ended, once. */
export function takeEnding(tab: Tab): Ending | undefined {
  const kept = openTabStorage(tab);
  const left = kept.getItem(key);
  kept.removeItem(key);
  return endings.find((ending) => ending === left);
}
