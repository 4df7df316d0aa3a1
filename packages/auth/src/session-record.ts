import { SessionError } from './session-error.ts';
import type { SessionRecord } from './session-machine.ts';
import { isRecord, parseTotals, parseUser } from './session-user.ts';

/** The user could not be fetched; `httpStatus` is 500 where there was no readable answer. */
export class SessionRecordError extends Error {
  override readonly name = 'SessionRecordError';

  constructor(
    readonly httpStatus: number,
    readonly reason: SessionError,
  ) {
    super(reason.message, { cause: reason });
  }

  /** The account is refused or gone, as opposed to a service that is having trouble. */
  get isRefusal(): boolean {
    return this.httpStatus === 401 || this.httpStatus === 403 || this.httpStatus === 404;
  }
}

/** GET /session: the user and the totals, in the one call that opens the member area. */
export async function fetchSessionRecord(
  fetch: typeof globalThis.fetch,
  baseUrl: string,
): Promise<SessionRecord> {
  const response = await fetch(`${baseUrl}/session`, { headers: { Accept: 'application/json' } }).catch(
    (cause: unknown) => {
      const reason = cause instanceof SessionError ? cause : new SessionError('request.offline', { cause });
      throw new SessionRecordError(500, reason);
    },
  );
  const body: unknown = await response.json().catch(() => undefined);
  const data = response.ok && isRecord(body) && isRecord(body.data) ? body.data : undefined;
  const user = parseUser(data?.user);
  if (!data || !user) {
    throw new SessionRecordError(
      response.ok ? 500 : response.status,
      new SessionError('auth.user_fetch_failed'),
    );
  }
  return { user, totals: parseTotals(data.totals) };
}
