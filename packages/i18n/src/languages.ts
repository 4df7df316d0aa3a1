/** The languages of the product, the default first. */
export const languages = ['id', 'en'] as const;

export type Language = (typeof languages)[number];

/** What a reader gets when nothing says otherwise. */
export const defaultLanguage: Language = 'id';

/** What surveyors write their notes in. */
export const notesLanguage: Language = 'id';

/** Who runs the product where nobody has said so: an example, which calls itself one. */
const exampleOperator: Record<Language, string> = { id: 'Rimba (contoh)', en: 'Rimba (example)' };

export const operatorName = (name: string | undefined, language: Language): string =>
  name || exampleOperator[language];

/** Intl's name of each language. English is British, as the texts are. */
export const locales = { id: 'id-ID', en: 'en-GB' } as const satisfies Record<Language, string>;

/**
 * A language by its exact code, or undefined. Comparing whole codes is what refuses a segment that looks
 * like a script (`<script>`, `id"onload=`): nothing of an unknown value is ever kept or echoed.
 */
export function parseLanguage(value: unknown): Language | undefined {
  return languages.find((language) => language === value);
}
