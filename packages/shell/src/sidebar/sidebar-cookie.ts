/** Name of the cookie that remembers whether the sidebar is open. */
export const sidebarCookie = 'sidebar_state';

const weekInSeconds = 7 * 24 * 60 * 60;

/** What a `Cookie` header or `document.cookie` remembers; undefined leaves it to the window's width. */
export function sidebarFromCookie(cookie: string | null | undefined): boolean | undefined {
  for (const pair of (cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === sidebarCookie && (value === 'true' || value === 'false')) return value === 'true';
  }
  return undefined;
}

/** The cookie that remembers a choice, as `document.cookie` takes it. */
export function sidebarCookieFor(open: boolean): string {
  return `${sidebarCookie}=${open}; Path=/; Max-Age=${weekInSeconds}; SameSite=Lax`;
}
