import type { ReactNode } from 'react';
import type { SessionErrorCode } from '../session-error.ts';
import { recordOf } from '../session-machine.ts';
import { useSession } from './use-session.ts';

export interface SessionFailure {
  readonly httpStatus: number;
  readonly code: SessionErrorCode;
  readonly retry: () => void;
}

export interface RequireSessionProps {
  /** Shown until the session is known, and while a signed-out reader is on the way to the login. */
  readonly fallback: ReactNode;
  /** Shown where the account could not be reached. */
  readonly failed: (failure: SessionFailure) => ReactNode;
  readonly children: ReactNode;
}

/** Renders its children for a signed-in adopter only; sending others to the login is the guard's work. */
export function RequireSession({ fallback, failed, children }: RequireSessionProps) {
  const { state, session } = useSession();
  if (recordOf(state)) return children;
  if (state.status !== 'failed' || !session) return fallback;
  return failed({ httpStatus: state.httpStatus, code: state.code, retry: session.retry });
}
