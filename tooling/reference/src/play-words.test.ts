import { fixedWords } from '@rimba/config/play-words';
import { languages } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import { expect, it } from 'vitest';

const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);

const catalogue = languages.flatMap((language) => textsIn(createServerI18n(language).store.data[language]));

it('play functions find their parts in every language', () => {
  expect(catalogue.length).toBeGreaterThan(1_000);
  expect(fixedWords(import.meta.dirname, new Set(catalogue))).toEqual([]);
});
