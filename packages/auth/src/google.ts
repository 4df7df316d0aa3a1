import type { NativeShell } from './native-shell.ts';
import { SessionError, type SessionErrorCode } from './session-error.ts';

// The reader has to find an account and perhaps type a password in Google's own sheet.
const loginTimeoutMs = 120_000;
const logoutTimeoutMs = 10_000;

// The codes of the native Google SDK, and the sentences that shells send in their place.
const loginErrors: readonly [RegExp, SessionErrorCode][] = [
  [/cancel/i, 'auth.google_sign_in_cancelled'],
  [/in[ _]progress/i, 'auth.google_sign_in_in_progress'],
  [/play[ _]services/i, 'auth.google_play_services_unavailable'],
  [/no[ _]user[ _]info/i, 'auth.google_sign_in_no_user_info'],
];

/** Lets the shell sign in with Google; answers the credential for POST /auth/google/verify. */
export async function signInWithNativeGoogle(shell: NativeShell): Promise<string> {
  const answer = await shell.ask(
    'NATIVE_GOOGLE_LOGIN_REQUEST',
    ['NATIVE_GOOGLE_LOGIN_SUCCESS', 'NATIVE_GOOGLE_LOGIN_ERROR'],
    loginTimeoutMs,
  );
  if (!answer) throw new SessionError('auth.google_login_failed');
  if (answer.type === 'NATIVE_GOOGLE_LOGIN_SUCCESS') return answer.credential;
  throw nativeLoginError(answer.error);
}

function nativeLoginError(text: string | undefined): SessionError {
  const known = loginErrors.find(([pattern]) => pattern.test(text ?? ''));
  return new SessionError(known?.[1] ?? 'auth.google_sign_in_unknown', text === undefined ? {} : { text });
}

/** Lets the shell sign out of Google, and waits for its word. */
export async function signOutOfNativeGoogle(shell: NativeShell): Promise<void> {
  const answer = await shell.ask(
    'NATIVE_GOOGLE_LOGOUT',
    ['NATIVE_GOOGLE_LOGOUT_SUCCESS', 'NATIVE_GOOGLE_LOGOUT_ERROR'],
    logoutTimeoutMs,
  );
  if (!answer) throw new SessionError('auth.native_logout_timeout');
  if (answer.type === 'NATIVE_GOOGLE_LOGOUT_SUCCESS') return;
  throw new SessionError(
    'auth.native_google_logout_failed',
    answer.error === undefined ? {} : { text: answer.error },
  );
}

/** What Google's own script leaves in the page, where it was loaded. */
export interface GooglePage {
  readonly google?: { readonly accounts?: { readonly id?: { disableAutoSelect(): void } } };
}

/** Stops Google from signing the same account straight in again. There is no session of theirs to end. */
export function signOutOfWebGoogle(page: GooglePage): void {
  page.google?.accounts?.id?.disableAutoSelect();
}
