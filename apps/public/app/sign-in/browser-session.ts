import { createBrowserSession, type Session } from '@rimba/auth';

let session: Session | undefined;

/** The session of this browser, for pages that sign somebody in. */
export function browserSession(): Session {
  session ??= createBrowserSession({
    baseUrl: '/api/v1',
    // Open pages stay open when a session ends: whoever reads them becomes a visitor.
    onSignedOut: () => undefined,
  });
  return session;
}
