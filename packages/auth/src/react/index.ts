export { RequireSession, type RequireSessionProps, type SessionFailure } from './RequireSession.tsx';
export { SessionProvider, type SessionProviderProps } from './SessionProvider.tsx';
export { type SessionView, useSession } from './use-session.ts';
