import { use } from 'react';
import { createStore, useStore } from 'zustand';
import type { Session } from '../session.ts';
import { recordOf, type SessionState, signedOut, userOf } from '../session-machine.ts';
import type { SessionTotals, SessionUser } from '../session-user.ts';
import { SessionContext } from './SessionProvider.tsx';

export interface SessionView {
  readonly state: SessionState;
  /** Also there while tokens are refreshed, and from storage while the totals are still loading. */
  readonly user: SessionUser | undefined;
  readonly totals: SessionTotals | undefined;
  /** What to act on: sign in, log out, retry. Undefined on a server. */
  readonly session: Session | undefined;
}

const nobody = createStore<SessionState>(() => signedOut);

/** The reader's session. The first render in a browser agrees with the server's: nobody is signed in. */
export function useSession(): SessionView {
  const session = use(SessionContext);
  const state = useStore(session?.store ?? nobody);
  return { state, user: userOf(state), totals: recordOf(state)?.totals, session };
}
