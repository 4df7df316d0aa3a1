import type { Tokens } from '@rimba/api-client';
import type { SessionUser } from '@rimba/auth';
import { safeNext } from '@rimba/auth';
import { stripLanguage, withLanguage } from '@rimba/i18n';
import { browserSession } from './browser-session.ts';

/** Where a reader of a sign-in page was going, or home, in the language they read. */
export function destination(
  location: { pathname: string; search: string },
  wanted = new URLSearchParams(location.search).get('next'),
): string {
  const next = safeNext(wanted) ?? '/';
  const { language } = stripLanguage(location.pathname);
  return language === undefined || stripLanguage(next).language ? next : withLanguage(next, language);
}

/** What carries on where somebody is going, from one sign-in page to the next. */
export const withNext = (next: string | null | undefined): string =>
  next ? `?${new URLSearchParams({ next })}` : '';

/** Keeps the session and leaves for the member app: another app, so a page load. */
export function enter(session: Tokens & { readonly user: SessionUser }, wanted?: string | null): void {
  browserSession().signIn(session);
  window.location.replace(destination(window.location, wanted));
}
