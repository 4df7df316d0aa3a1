import { loginAddress } from './safe-next.ts';
import type { Session } from './session.ts';
import type { SessionErrorCode } from './session-error.ts';
import type { SessionRecord } from './session-machine.ts';

export type Admission =
  | ({ readonly kind: 'admitted' } & SessionRecord)
  /** Go to the login, which leads back afterwards. */
  | { readonly kind: 'login'; readonly to: string }
  /** The account could not be reached: not a reason to log in again, but to try again. */
  | { readonly kind: 'failed'; readonly httpStatus: number; readonly code: SessionErrorCode };

/** Decides whether a reader may enter the member area, as soon as their session is known. */
export async function guard(session: Session, { from }: { readonly from: string }): Promise<Admission> {
  const state = await session.settled();
  switch (state.status) {
    case 'signedIn':
      return { kind: 'admitted', user: state.user, totals: state.totals };
    case 'failed':
      return { kind: 'failed', httpStatus: state.httpStatus, code: state.code };
    default:
      return { kind: 'login', to: loginAddress(from) };
  }
}
