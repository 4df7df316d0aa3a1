import { stripLanguage } from './language-path.ts';
import { languageFromCookie } from './language-store.ts';
import { defaultLanguage, type Language, parseLanguage } from './languages.ts';

/** Where a language may be said. A server knows only the path, the cookie and `acceptLanguage`. */
export interface LanguageSources {
  readonly pathname?: string;
  /** A `Cookie` header or `document.cookie`. */
  readonly cookie?: string | null | undefined;
  /** What local storage holds under `lang-store`. */
  readonly localStorage?: string | null | undefined;
  /** `navigator.languages`, best first. */
  readonly navigator?: readonly string[];
  /** An `Accept-Language` header: the navigator's wish as a server sees it. */
  readonly acceptLanguage?: string | null | undefined;
}

/** The reader's language: path, then cookie, then local storage, then navigator, then the default. */
export function detectLanguage(sources: LanguageSources): Language {
  return (
    stripLanguage(sources.pathname ?? '').language ??
    languageFromCookie(sources.cookie) ??
    parseLanguage(sources.localStorage) ??
    firstKnown(sources.navigator ?? wishes(sources.acceptLanguage ?? '')) ??
    defaultLanguage
  );
}

function firstKnown(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = parseLanguage(tag.split('-', 1)[0]?.toLowerCase());
    if (language) return language;
  }
  return undefined;
}

/** The language tags of an `Accept-Language` header, best first; a weight of 0 means "not this one". */
function wishes(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
