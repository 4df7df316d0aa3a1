import type { NativeShell } from './native-shell.ts';
import { SessionError } from './session-error.ts';

const logoutTimeoutMs = 10_000;

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
