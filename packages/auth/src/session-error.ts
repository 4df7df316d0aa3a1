import { ApiError } from '@rimba/api-client';

/** What can go wrong here, by the product's error codes; screens put them into words. */
export type SessionErrorCode =
  | 'auth.user_fetch_failed'
  | 'auth.token_refresh_failed'
  | 'auth.authentication_failed_after_refresh'
  | 'auth.session_ended'
  | 'auth.session_expired'
  | 'auth.session_password_changed'
  | 'auth.session_reused'
  | 'auth.logout_failed'
  | 'auth.native_google_logout_failed'
  | 'auth.native_logout_timeout'
  | 'auth.google_login_failed'
  | 'auth.google_sign_in_cancelled'
  | 'auth.google_sign_in_no_user_info'
  | 'auth.google_sign_in_unknown'
  | 'auth.google_sign_in_in_progress'
  | 'auth.google_play_services_unavailable'
  | 'auth.passkey_cancelled'
  | 'auth.passkey_failed'
  | 'auth.passkey_not_supported'
  | 'auth.passkey_taken'
  | 'request.unavailable'
  | 'request.timeout'
  | 'request.offline';

export class SessionError extends Error {
  override readonly name = 'SessionError';

  constructor(
    readonly code: SessionErrorCode,
    options: { cause?: unknown; text?: string } = {},
  ) {
    super(code, { cause: options.cause });
    this.text = options.text;
  }

  /** What the native shell said, in its own words. */
  readonly text: string | undefined;
}

/** Why a call had no answer at all; undefined where it had one. */
export function unansweredCode(error: unknown): SessionErrorCode | undefined {
  if (!(error instanceof ApiError) || error.status !== 0) return undefined;
  return error.code === 'request.timeout' ? 'request.timeout' : 'request.offline';
}
