import type { Namespace } from '@rimba/i18n';
import { matchPath, type PathName } from '@rimba/paths';

/** What hydrated pages say besides `common`. The server has every text in memory and needs no list. */
const hydratedTexts: Partial<Record<PathName, readonly Namespace[]>> = {
  contact: ['contact', 'auth', 'errors'],
  login: ['auth', 'errors'],
  register: ['auth', 'errors'],
  forgotPassword: ['auth', 'errors'],
  resetPassword: ['auth', 'errors'],
  verifyEmail: ['auth', 'errors'],
  googleCallback: ['auth', 'errors'],
  unsignedCheckout: ['checkout', 'errors', 'error-help', 'trees'],
};

export function namespacesOf(pathname: string): readonly Namespace[] {
  const match = matchPath(pathname);
  return match?.kind === 'page' ? (hydratedTexts[match.name] ?? ['errors']) : ['errors'];
}
