/**
 * A cookie that says "this browser has a session stored" and nothing more: it opens nothing. With it the
 * server picks the right variant of a page, since it cannot see the browser's storage.
 */
export const hintCookieName = 'rimba_session';

// As long as a session can last at all.
const lifeInSeconds = 90 * 86_400;

/** Whether a `Cookie` header, or `document.cookie`, carries the hint. */
export function parseHint(cookie: string | null | undefined): boolean {
  return (cookie ?? '').split(';').some((pair) => pair.trim() === `${hintCookieName}=1`);
}

/** The cookie that sets or removes the hint, as `Set-Cookie` and `document.cookie` take it. */
export function serialiseHint(signedIn: boolean): string {
  return `${hintCookieName}=${signedIn ? '1' : ''}; Path=/; Max-Age=${signedIn ? lifeInSeconds : 0}; SameSite=Lax`;
}
