// Any origin would do: it only has to be one that no address can name by accident.
const base = 'https://next.invalid';

// Pages that would send a signed-in reader straight on again, with or without a language in front.
const circular = /^(\/[a-z]{2})?\/(login|register|auth|api|not-found)(\/|$)/;

/** A `next` that is a path of ours, or undefined: never another origin, never the login itself. */
export function safeNext(value: string | null | undefined): string | undefined {
  // Browsers read "\" as "/" and drop tabs and line ends inside an address.
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//') || circular.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The login's address that leads back to where the reader was going. */
export function loginAddress(from: string, loginPath = '/login'): string {
  const next = safeNext(from);
  return next === undefined || next === '/' ? loginPath : `${loginPath}?next=${encodeURIComponent(next)}`;
}
