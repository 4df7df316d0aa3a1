import { type Language, locales } from './languages.ts';

/** What a file of texts holds: sentences under keys, which may be grouped. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

interface Values {
  readonly [name: string]: unknown;
  /** Chooses the plural form. */
  readonly count?: number;
  /** Answers a whole group of texts. */
  readonly returnObjects?: boolean;
}

const rules = {
  id: { plural: new Intl.PluralRules(locales.id), number: new Intl.NumberFormat(locales.id) },
  en: { plural: new Intl.PluralRules(locales.en), number: new Intl.NumberFormat(locales.en) },
} satisfies Record<Language, object>;

/**
 * Writes texts as i18next would, whose types name the keys: `namespace:group.key`, `{{name}}`,
 * `{{count, number}}` and plural forms (`key_one`, `key_other`). These are all that our texts use, at a tenth of the library's weight.
 */
export function createWriter(
  ownNamespace: string | undefined,
  loaded: ReadonlyMap<string, Texts>,
  language: Language,
) {
  return (address: string, values: Values = {}): string | Texts => {
    const [key = '', namespace = ownNamespace] = address.split(':').reverse();
    const texts = namespace === undefined ? undefined : loaded.get(namespace);
    const plural = values.count === undefined ? undefined : rules[language].plural.select(values.count);
    const found = (plural && find(texts, `${key}_${plural}`)) ?? find(texts, key);
    return typeof found === 'string' || (found && values.returnObjects) ? fill(found, values, language) : key;
  };
}

function find(texts: Texts | undefined, key: string): string | Texts | undefined {
  return key
    .split('.')
    .reduce<string | Texts | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      texts,
    );
}

function fill(found: string | Texts, values: Values, language: Language): string | Texts {
  if (typeof found === 'object') {
    return Object.fromEntries(
      Object.entries(found).map(([key, texts]) => [key, fill(texts, values, language)]),
    );
  }
  return found.replace(/\{\{(\w+)(, number)?\}\}/g, (mark, name: string, asNumber?: string) => {
    const value = values[name] ?? mark;
    return asNumber && typeof value === 'number' ? rules[language].number.format(value) : String(value);
  });
}
