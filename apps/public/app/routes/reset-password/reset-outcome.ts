import { ApiError } from '@rimba/api-client';

/** Why a mailed link cannot set a password. `unreached`: nobody could be asked, so it can be tried again. */
export type ResetOutcome = 'expired' | 'invalid' | 'unreached';

/** What a refusal says of the link; undefined where it is about the password instead. */
export function resetOutcome(error: unknown): ResetOutcome | undefined {
  if (!(error instanceof ApiError)) return 'unreached';
  if (error.status === 422 && error.errors.length > 0) return undefined;
  if (error.code === 'reset.code_expired') return 'expired';
  return error.status === 0 || error.status === 429 || error.status >= 500 ? 'unreached' : 'invalid';
}
