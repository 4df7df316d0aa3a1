import { Type } from 'typebox';

/** A text in both languages, as staff write it in a file. */
export const localized = (maxLength: number) =>
  Type.Object(
    { id: Type.String({ minLength: 1, maxLength }), en: Type.String({ minLength: 1, maxLength }) },
    { additionalProperties: false },
  );
