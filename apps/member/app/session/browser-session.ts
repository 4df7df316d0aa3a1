import { createBrowserSession, type Session } from '@rimba/auth';
import { stripLanguage } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';

let session: Session | undefined;

/** The login's address in the language that the present address names, if it names one. */
export const loginPath = () => pathTo('login', {}, stripLanguage(window.location.pathname).language);

/** This page's session, started when first asked for: GET /session goes out while the page still loads. */
export function browserSession(): Session {
  session ??= createBrowserSession({
    loginPath: loginPath(),
    onSignedOut: ({ to }) => window.location.assign(to),
  });
  return session;
}
