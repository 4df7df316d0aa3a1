import type { Language } from '@rimba/i18n';
import { type TString, Type } from 'typebox';

/** A text in every language, as staff write it in a file. */
export function localized(maxLength: number) {
  const text = Type.String({ minLength: 1, maxLength });
  const texts = { id: text, en: text } satisfies Record<Language, TString>;
  return Type.Object(texts, { additionalProperties: false });
}
