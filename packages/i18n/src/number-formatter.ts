import type { FormatterModule } from 'i18next';
import { number } from './format/numbers.ts';
import { defaultLanguage, parseLanguage } from './languages.ts';

/** Writes a count in a text, and what the text itself calls a number, with its language's separators: `2.000 pohon`, `2,000 trees`. */
export const numberFormatter = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, name, language, options) =>
    (name === 'number' || options?.interpolationkey === 'count') && typeof value === 'number'
      ? number(value, parseLanguage(language) ?? defaultLanguage)
      : value,
} satisfies FormatterModule;
