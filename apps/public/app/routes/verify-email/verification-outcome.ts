import { ApiError } from '@rimba/api-client';

/** How opening a mailed link ended. `unreached`: nobody could be asked, so it can be tried again. */
export type VerificationOutcome = 'done' | 'already' | 'expired' | 'failed' | 'unreached';

/** What a refused link means for its reader. */
export function outcomeOf(error: unknown): Exclude<VerificationOutcome, 'done'> {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 0 || error.status === 429 || error.status >= 500) return 'unreached';
  if (error.code === 'verification.already_verified') return 'already';
  return error.code === 'verification.expired' ? 'expired' : 'failed';
}
