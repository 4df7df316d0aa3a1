import { type Language, locales } from '../languages.ts';

/** Words in a row: `ulin, ramin, dan belangeran`; `ulin, ramin and belangeran`. */
export function list(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(words);
}
