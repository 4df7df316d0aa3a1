import { type Language, parseLanguage } from './languages.ts';

export interface LanguagePath {
  /** The language that the first segment names, if it names one of ours. */
  readonly language: Language | undefined;
  /** The rest, always with a leading slash: what the table of paths knows. */
  readonly pathname: string;
}

/** Splits `/en/other/faq` into its language and `/other/faq`; any other first segment stays in the path. */
export function stripLanguage(pathname: string): LanguagePath {
  const [, first = '', ...rest] = pathname.split('/');
  const language = parseLanguage(first);
  if (language === undefined) return { language, pathname };
  return { language, pathname: `/${rest.join('/')}` };
}

/** The same path in a language: `/other/faq` and `/id/other/faq` become `/en/other/faq`, `/` becomes `/en/`. */
export function withLanguage(pathname: string, language: Language): string {
  return `/${language}${stripLanguage(pathname).pathname}`;
}
