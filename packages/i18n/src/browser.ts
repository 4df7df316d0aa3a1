import type { BackendModule, i18n, ResourceKey } from 'i18next';
import { createI18n } from './create-i18n.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';

export { rememberLanguage } from './remember-language.ts';

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' });

/** Fetches one language and namespace at a time, each a file of its own with a hash in its name. */
export const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`./locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts for ${namespace} in ${language}`), null);
    load().then(
      (texts) => done(null, texts),
      (cause: Error) => done(cause, null),
    );
  },
};

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
  return i18n;
}
