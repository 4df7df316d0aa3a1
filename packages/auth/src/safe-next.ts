import { stripLanguage } from '@rimba/i18n';
import { pathTo } from '@rimba/paths';

// Any origin would do: it only has to be one that no address can name by accident.
const base = 'https://next.invalid';

// What would send a signed-in reader straight on again, or is no page to come back to.
const circular = [
  ...(['login', 'register', 'googleCallback', 'notFound'] as const).map((page) => pathTo(page)),
  '/api',
];
const isCircular = (pathname: string) => {
  const own = withSlash(stripLanguage(pathname).pathname);
  return circular.some((path) => own.startsWith(withSlash(path)));
};
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

/** A `next` that is a path of ours, or undefined: never another origin, never the login itself. */
export function safeNext(value: string | null | undefined): string | undefined {
  // Browsers read "\" as "/" and drop tabs and line ends inside an address.
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//') || isCircular(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The login in the language that the reader's address names, if it names one. */
export const loginPath = (from: string): string => pathTo('login', {}, stripLanguage(from).language);

/** The login's address that leads back to where the reader was going. */
export function loginAddress(from: string): string {
  const next = safeNext(from);
  const login = loginPath(from);
  return next === undefined || next === '/' ? login : `${login}?next=${encodeURIComponent(next)}`;
}
