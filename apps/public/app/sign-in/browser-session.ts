import { createBrowserSession, type Session } from '@rimba/auth';
import { stripLanguage } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';

let session: Session | undefined;

/** The session of this browser, for pages that sign somebody in. */
export function browserSession(): Session {
  const loginPath = pathTo('login', {}, stripLanguage(window.location.pathname).language);
  session ??= createBrowserSession({
    loginPath,
    // After a logout to the login. Otherwise open pages stay open and whoever reads them becomes a visitor; what
    // only the variant for adopters has is then out of place.
    onSignedOut: ({ to }) => {
      if (document.documentElement.dataset.variant !== 'member') return;
      if (to === loginPath) window.location.assign(to);
      else window.location.reload();
    },
  });
  return session;
}
