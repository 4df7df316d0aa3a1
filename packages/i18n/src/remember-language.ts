import { languageCookie, languageStoreKey } from './language-store.ts';
import type { Language } from './languages.ts';

/**
 * Remembers a choice in this browser, twice: the cookie so that the server's first paint is right, local
 * storage because a web view may drop cookies.
 */
export function rememberLanguage(language: Language): void {
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(languageStoreKey, language);
  } catch {
    // Storage is refused in some private windows; the cookie is enough then.
  }
}
