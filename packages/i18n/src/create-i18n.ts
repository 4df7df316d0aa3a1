import { createInstance, type i18n, type Module, type Resource } from 'i18next';
import type { Namespace } from './keys.ts';
import { defaultLanguage, type Language, languages } from './languages.ts';
import { numberFormatter } from './number-formatter.ts';

export interface I18nOptions {
  readonly language: Language;
  /** What has to be there before the first render; `common` always is. */
  readonly namespaces: readonly Namespace[];
  /** Texts already in memory. */
  readonly resources?: Resource;
  /** What fetches the texts that are not. */
  readonly backend?: Module;
  /** The language to fall back to; none where it would be downloaded for nothing. */
  readonly fallback?: Language | false;
}

/**
 * One instance of its own for each request or page, never i18next's global one: two readers of different
 * languages are served at the same time. `ready` settles when the namespaces are there; with all texts in
 * memory the instance is usable at once.
 */
export function createI18n(options: I18nOptions): { i18n: i18n; ready: Promise<void> } {
  const instance = createInstance();
  instance.use(numberFormatter);
  if (options.backend) instance.use(options.backend);
  const ready = instance.init({
    lng: options.language,
    supportedLngs: [...languages],
    fallbackLng: options.fallback ?? defaultLanguage,
    ns: [...new Set<Namespace>(['common', ...options.namespaces])],
    defaultNS: 'common',
    initAsync: options.backend !== undefined,
    // A page waits for its texts rather than show their keys; the pauses between two tries double.
    maxRetries: Number.POSITIVE_INFINITY,
    // React escapes what it renders, and mails and documents are built with React too.
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
    ...(options.resources && { resources: options.resources }),
  });
  return { i18n: instance, ready: ready.then(() => undefined) };
}
