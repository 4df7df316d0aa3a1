import { detectLanguage, languageStoreKey, parseLanguage } from '@rimba/i18n';
import { createBrowserI18n } from '@rimba/i18n/browser';
import { matchPath } from '@rimba/paths';
import { mainId } from '@rimba/shell';
import type { i18n } from 'i18next';
import { frameTexts, textsOf } from './texts.ts';

let instance: i18n | undefined;

/** Fetches the first page's texts; the page waits for them. One that was sent with its content stays in its language. */
export async function startI18n(): Promise<void> {
  const { pathname } = window.location;
  const match = matchPath(pathname);
  const page = match?.kind === 'page' ? match.name : undefined;
  const { documentElement: html } = document;
  const sent = document.getElementById(mainId) ? parseLanguage(html.lang) : undefined;
  const language =
    sent ??
    detectLanguage({
      pathname,
      cookie: document.cookie,
      localStorage: rememberedLanguage(),
      navigator: navigator.languages,
    });
  // Said again, it would have all of the page styled anew.
  if (html.lang !== language) html.lang = language;
  instance = await createBrowserI18n({ language, namespaces: [...frameTexts, ...textsOf(page)] });
}

/** The page's translator. */
export function browserI18n(): i18n {
  if (!instance) throw new Error('The texts were asked for before they were fetched');
  return instance;
}

function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(languageStoreKey);
  } catch {
    return null;
  }
}
