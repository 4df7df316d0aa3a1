import { createBrowserSession, loginPath, type Session } from '@rimba/auth';

let session: Session | undefined;

/** The session of this browser, for pages that sign somebody in. */
export function browserSession(): Session {
  session ??= createBrowserSession({
    // After a logout to the login. Otherwise open pages stay open and whoever reads them becomes a visitor; what
    // only the variant for adopters has is then out of place.
    onSignedOut: ({ to }) => {
      if (document.documentElement.dataset.variant !== 'member') return;
      if (to === loginPath(window.location.pathname)) window.location.assign(to);
      else window.location.reload();
    },
  });
  return session;
}
