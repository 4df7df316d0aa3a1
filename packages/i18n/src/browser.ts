import { createI18n, type I18n } from './i18n.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';
import type { Texts } from './writer.ts';

export { rememberLanguage } from './remember-language.ts';

// Data, not code: fetched without being compiled. Their names carry a hash of what is in them.
const addresses = import.meta.glob<string>(['./locales/*/*.json', '!./locales/*/{cli,emails}.json'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

async function fetchTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const address = addresses[`./locales/${language}/${namespace}.json`];
  const response = address === undefined ? undefined : await fetch(address);
  if (!response?.ok) throw new Error(`No texts for ${namespace} in ${language}`);
  return response.json();
}

/**
 * The page's translator, ready when it resolves; wait for it before hydrating. Further namespaces come with
 * `i18n.loadNamespaces`, the other language with `i18n.changeLanguage`. There is no fallback language: both
 * have the same keys, so loading the second would only cost bytes.
 */
export async function createBrowserI18n(options: {
  readonly language: Language;
  readonly namespaces: readonly Namespace[];
}): Promise<I18n> {
  const i18n = createI18n({ language: options.language, fetchTexts });
  await i18n.loadNamespaces([...new Set<Namespace>(['common', ...options.namespaces])]);
  return i18n;
}
