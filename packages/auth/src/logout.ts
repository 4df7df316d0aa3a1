import type { ApiClient, Tokens } from '@rimba/api-client';
import { type GooglePage, signOutOfNativeGoogle, signOutOfWebGoogle } from './google.ts';
import { findNativeShell, type ShellWindow } from './native-shell.ts';
import { SessionError } from './session-error.ts';

/** After a failed logout the reader has this long to read why, then goes to the login all the same. */
export const redirectAfterErrorMs = 2000;

export interface LogoutOptions {
  readonly tokens: Tokens | undefined;
  /** The service, without a token of its own accord: the session's end waits for no refresh. */
  readonly api: ApiClient;
  readonly window: ShellWindow & GooglePage;
}

/**
 * Signs out of Google, natively where a shell is around the page, and then of the service. The service is
 * told even where Google failed. Answers the first thing that went wrong.
 */
export async function signOutEverywhere(options: LogoutOptions): Promise<SessionError | undefined> {
  const google = await failure(signOutOfGoogle(options.window), 'auth.native_google_logout_failed');
  const service = await failure(signOutOfService(options), 'auth.logout_failed');
  return google ?? service;
}

async function signOutOfGoogle(window: LogoutOptions['window']): Promise<void> {
  const shell = findNativeShell(window);
  if (shell) await signOutOfNativeGoogle(shell);
  else signOutOfWebGoogle(window);
}

async function signOutOfService({ tokens, api }: LogoutOptions): Promise<void> {
  if (!tokens) return;
  const { error: cause, response } = await api.POST('/api/v1/logout', {
    headers: { Authorization: `Bearer ${tokens.accessToken}` },
    params: { header: { 'x-refresh-token': tokens.refreshToken } },
  });
  // A 401 says that the session had ended before: nothing is left to end.
  if (!response.ok && response.status !== 401) throw new SessionError('auth.logout_failed', { cause });
}

async function failure(
  work: Promise<void>,
  code: 'auth.logout_failed' | 'auth.native_google_logout_failed',
): Promise<SessionError | undefined> {
  try {
    await work;
    return undefined;
  } catch (cause) {
    return cause instanceof SessionError ? cause : new SessionError(code, { cause });
  }
}
