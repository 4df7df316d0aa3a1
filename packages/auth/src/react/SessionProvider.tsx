import { createContext, type ReactNode } from 'react';
import type { Session } from '../session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

export interface SessionProviderProps {
  /** Already started. Undefined on a server, where nobody's session is known. */
  readonly session: Session | undefined;
  readonly children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
