import type { NativeShell } from './native-shell.ts';
import { SessionError, type SessionErrorCode } from './session-error.ts';

// The reader has to find an account and perhaps type a password in Google's own sheet.
const loginTimeoutMs = 120_000;

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
