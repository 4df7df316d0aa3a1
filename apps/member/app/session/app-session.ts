import { createBrowserSession, type Session } from '@rimba/auth';

let session: Session | undefined;

/** This page's session, started when first asked for: GET /session goes out while the page still loads. */
export function appSession(): Session {
  session ??= createBrowserSession({ onSignedOut: ({ to }) => window.location.assign(to) });
  return session;
}
