import { type Language, parseLanguage } from './languages.ts';

/** Name of the cookie and of the local storage entry that remember a reader's language. */
export const languageStoreKey = 'lang-store';

/** What follows the value in the cookie that remembers a choice: everywhere, for a year. */
export const languageCookieScope = '; Path=/; Max-Age=31536000; SameSite=Lax';

/** The language in a `Cookie` header or `document.cookie`, if it is one of ours. */
export function languageFromCookie(cookie: string | null | undefined): Language | undefined {
  for (const pair of (cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === languageStoreKey) return parseLanguage(value);
  }
  return undefined;
}

/** The cookie that remembers a choice, as `Set-Cookie` and `document.cookie` take it. */
export function languageCookie(language: Language): string {
  return `${languageStoreKey}=${language}${languageCookieScope}`;
}
