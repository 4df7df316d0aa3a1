import { type ApiClient, ApiError, unwrap } from '@rimba/api-client';
import { SessionError, type SessionErrorCode, unansweredCode } from './session-error.ts';
import type { SessionRecord } from './session-machine.ts';
import { parseUser } from './session-user.ts';

/** GET /session: the user and the totals, in the one call that opens the member area. */
export async function fetchSessionRecord(api: ApiClient): Promise<SessionRecord> {
  const answer = await unwrap(api.GET('/api/v1/session'));
  const user = parseUser(answer.user);
  if (!user) throw new SessionError('auth.user_fetch_failed');
  return { user, totals: answer.totals };
}

export interface RecordFailure {
  /** 500 where there was no readable answer. */
  readonly httpStatus: number;
  readonly code: SessionErrorCode;
  /** The account is refused or gone, as opposed to a service that is having trouble. */
  readonly isRefusal: boolean;
}

/** Why the user could not be fetched. */
export function recordFailure(error: unknown): RecordFailure {
  const httpStatus = error instanceof ApiError && error.status >= 400 ? error.status : 500;
  const ended = error instanceof SessionError ? error.code : undefined;
  return {
    httpStatus,
    code: ended ?? unansweredCode(error) ?? 'auth.user_fetch_failed',
    isRefusal: httpStatus === 401 || httpStatus === 403 || httpStatus === 404,
  };
}
