import type { BackendModule, i18n, ResourceKey } from 'i18next';
import { createI18n } from './create-i18n.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';

export { rememberLanguage } from './remember-language.ts';

// Data, not code: fetched without being compiled. Their names carry a hash of what is in them.
const addresses = import.meta.glob<string>(['./locales/*/*.json', '!./locales/*/{cli,emails,embeds}.json'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Where a file of texts lies, for who names it ahead. */
export const textAddress = (language: string, namespace: Namespace): string | undefined =>
  addresses[`./locales/${language}/${namespace}.json`];

/** A file of texts that a newer build has replaced: asking again does not bring it. */
class TextsGone extends Error {}

/** Fetches one language and namespace at a time; what is lost on the way is asked for until it comes. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    fetchTexts(language, namespace).then(
      (texts) => done(null, texts),
      (cause: Error) => done(cause, !(cause instanceof TextsGone)),
    );
  },
};

async function fetchTexts(language: string, namespace: string): Promise<ResourceKey> {
  const address = addresses[`./locales/${language}/${namespace}.json`];
  const response = address === undefined ? undefined : await fetch(address);
  if (response === undefined || response.status === 404) {
    throw new TextsGone(`No texts for ${namespace} in ${language}`);
  }
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
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
}): Promise<i18n> {
  const { i18n, ready } = createI18n({ ...options, backend: lazyBackend, fallback: false });
  await ready;
  import.meta.hot?.data.shown.push(i18n);
  return i18n;
}

// While developing, a changed text is read again and shown in place.
if (import.meta.hot) {
  import.meta.hot.data.shown ??= [];
  const shown: i18n[] = import.meta.hot.data.shown;
  import.meta.hot.accept(async () => {
    for (const each of shown) {
      await each.reloadResources();
      await each.changeLanguage(each.language);
    }
  });
}
