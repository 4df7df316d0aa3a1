import type { TFunction } from 'i18next';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';
import { createWriter, type Texts } from './writer.ts';

type Namespaces = Namespace | readonly Namespace[];

/**
 * The texts of one reader: one instance for each request or page, since two readers of different languages are
 * served at the same time.
 */
export interface I18n {
  readonly language: Language;
  /** Writes a text of `common`, or of the namespace that its key names: `trees:list.title`. */
  readonly t: TFunction<['common', ...Namespace[]]>;
  /**
   * What writes the texts of some namespaces, the first where a key names none; the same function until one of
   * its texts changes.
   */
  in<const Ns extends Namespaces>(namespaces: Ns): TFunction<Ns>;
  has(namespace: Namespace): boolean;
  /** Fetches what is not there yet. What cannot be had is left out: its keys stand in the place of its texts. */
  loadNamespaces(namespaces: readonly Namespace[]): Promise<void>;
  /** Fetches in another language what is there in this one, then speaks it. */
  changeLanguage(language: Language): Promise<void>;
  /** Tells of every text that changes; answers what ends it. */
  subscribe(listener: () => void): () => void;
}

export interface I18nOptions {
  readonly language: Language;
  /** Texts already in memory. */
  readonly texts?: Readonly<Partial<Record<Namespace, Texts>>>;
  /** Fetches the texts that are not. */
  readonly fetchTexts?: (language: Language, namespace: Namespace) => Promise<Texts>;
}

const nothingToFetch = () => Promise.reject(new Error('Every text is in memory'));

export function createI18n({ texts = {}, fetchTexts = nothingToFetch, ...options }: I18nOptions): I18n {
  let { language } = options;
  let loaded = new Map(Object.entries(texts));
  /** By their namespaces, whose keys i18next's types know: as its own function ours could not be typed. */
  const writers = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const fetching = new Map<string, Promise<Texts | undefined>>();

  /** Puts what can be had of some namespaces into a map; answers which it did. */
  async function fetchInto(texts: Map<string, Texts>, wanted: readonly string[], from: Language) {
    const found = await Promise.all(wanted.map((namespace) => fetchOnce(from, namespace as Namespace)));
    return wanted.filter((namespace, place) => {
      const one = found[place];
      if (one) texts.set(namespace, one);
      return one !== undefined;
    });
  }

  /** Many parts of a page ask for the same texts at the same time. */
  function fetchOnce(from: Language, namespace: Namespace): Promise<Texts | undefined> {
    const key = `${from}/${namespace}`;
    const fetched = fetching.get(key) ?? fetchTexts(from, namespace).catch(() => undefined);
    fetching.set(key, fetched);
    return fetched.finally(() => fetching.delete(key));
  }

  function tell(changed: (namespaces: string) => boolean) {
    for (const namespaces of writers.keys()) if (changed(namespaces)) writers.delete(namespaces);
    for (const listener of listeners) listener();
  }

  function writerOf<const Ns extends Namespaces>(namespaces: Ns): TFunction<Ns> {
    const key = String(namespaces);
    const writer = writers.get(key) ?? createWriter(key.split(',')[0], loaded, language);
    writers.set(key, writer);
    return writer as TFunction<Ns>;
  }

  return {
    get language() {
      return language;
    },
    get t() {
      return writerOf(['common']) as I18n['t'];
    },
    in: writerOf,
    has: (namespace) => loaded.has(namespace),
    async loadNamespaces(namespaces) {
      const missing = namespaces.filter((namespace) => !loaded.has(namespace));
      const found = await fetchInto(loaded, missing, language);
      if (found.length > 0)
        tell((writer) => found.some((namespace) => writer.split(',').includes(namespace)));
    },
    async changeLanguage(next) {
      const texts = new Map<string, Texts>();
      await fetchInto(texts, [...loaded.keys()], next);
      loaded = texts;
      language = next;
      tell(() => true);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
