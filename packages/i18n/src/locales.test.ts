import { describe, expect, it } from 'vitest';
import { type Language, languages, locales } from './languages.ts';
import { resources } from './resources.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

const entries = (language: Language, namespace: string): [string, string][] =>
  flatten((resources[language] as Record<string, Texts>)[namespace] ?? {});

/** The placeholders and tags of a text, whatever their order. */
const marks = (text: string) => [...new Set(text.match(/\{\{.+?\}\}|<\/?\w+>/g) ?? [])].sort();

const namespaces = Object.keys(resources.en);

/** Names, and words that both languages have. What is left without letters, once its placeholders are out, is no text. */
const alike = new Set([
  ...[
    'Rimba',
    'Wishtree',
    'Sahabat Pohon',
    'WhatsApp',
    'Bahasa Indonesia',
    'English',
    'QRIS',
    'ATM',
    'CVV',
    'KUPS',
    'PDF',
  ],
  ...['Adopter', 'Data', 'Diameter', 'Diameter (cm)', 'Email', 'Info', 'Mangrove', 'Platinum', 'Status'],
  ...['Surveyor', 'kg CO₂', 'ha', 'km', 'WIB'],
]);
const isAlike = (text: string) => {
  const words = text.replaceAll(/\{\{\s*\w+\s*\}\}|[\d©·:;,.()]+(?= |$)|^[\d© ]+/g, '').trim();
  return alike.has(text) || alike.has(words) || !/\p{L}/u.test(words);
};

it('has a file of every namespace in every language', () => {
  const files = Object.keys(import.meta.glob('./locales/*/*.json')).sort();
  expect(files).toEqual(
    languages.flatMap((language) => namespaces.map((name) => `./locales/${language}/${name}.json`)).sort(),
  );
});

it('has one name for where a young tree is measured', () => {
  const others = namespaces
    .flatMap((name) => entries('id', name))
    .filter(([, text]) => /leher akar/.test(text));
  expect(others).toEqual([]);
});

describe.each(namespaces)('%s', (namespace) => {
  const english = entries('en', namespace);
  const all = languages.flatMap((language) => entries(language, namespace));

  it('keeps a time and its zone on one line, and a number and its unit', () => {
    // What is written to a terminal is searched with the spaces of a keyboard.
    const units = namespace === 'cli' ? 'WIB' : 'WIB|m|cm|kg|ha';
    for (const [key, text] of all) expect(text, key).not.toMatch(new RegExp(`\\}\\} (${units})\\b`));
  });

  it('has both English plural forms or none', () => {
    const plural = (form: string) =>
      english.filter(([key]) => key.endsWith(form)).map(([key]) => key.slice(0, -form.length));
    expect(plural('_one')).toEqual(plural('_other'));
  });

  it('has no empty or untidy text', () => {
    const untidy = all.filter(([, text]) => text.trim() !== text || text === '' || / {2}/.test(text));
    expect(untidy).toEqual([]);
  });

  it('counts only where the plural is chosen', () => {
    const miscounted = all.filter(([key, text]) => text.includes('{{count}}') && !/_(one|other)$/.test(key));
    expect(miscounted).toEqual([]);
  });

  describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
    const translated = entries(language, namespace);
    const twins = new Map(translated);

    it('has the same keys in the same order', () => {
      // A language with one plural form, such as Indonesian, has no `_one` beside each `_other`.
      const forms = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;
      const expected = english
        .map(([key]) => key)
        .filter((key) => !key.endsWith('_one') || forms.includes('one'));
      expect(translated.map(([key]) => key)).toEqual(expected);
    });

    it('has the same placeholders and tags', () => {
      const differing = english.filter(([key, text]) => {
        const twin = twins.get(key);
        return twin !== undefined && marks(twin).join() !== marks(text).join();
      });
      expect(differing).toEqual([]);
    });

    it('is translated', () => {
      const untranslated = english.filter(([key, text]) => twins.get(key) === text && !isAlike(text));
      expect(untranslated).toEqual([]);
    });
  });
});
