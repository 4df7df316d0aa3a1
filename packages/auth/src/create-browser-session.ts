import { openLocalStorage } from './browser-storage.ts';
import { createSession, type Session, type SessionOptions } from './session.ts';
import { createSessionStorage } from './session-storage.ts';

/**
 * The session of this browser, started: what is stored is taken up at once, so that a guard may ask before
 * anything renders. One a page, for as long as the page lives.
 */
export function createBrowserSession(options: Pick<SessionOptions, 'onSignedOut'>): Session {
  const session = createSession({
    ...options,
    window,
    storage: createSessionStorage(openLocalStorage(window)),
    fetch: (input, init) => window.fetch(input, init),
    locks: navigator.locks,
    // Absent on plain http, where there is no service worker either.
    caches: 'caches' in window ? window.caches : undefined,
  });
  session.start();
  return session;
}
