import { type TSchema, Type } from 'typebox';

/** Control characters and halves of one, in words that a pattern of any program understands. */
const unprintable = '\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff';

/** One line of text: no control characters and no halves of characters, which no database keeps. */
export const line = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: `^[^${unprintable}]*$`, description });

/** The same with line breaks. */
export const lines = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: `^([^${unprintable}]|\\n)*$`, description });

export const rupiah = (description: string) => Type.Integer({ description: `Whole rupiah. ${description}` });

export const moment = (description: string) => Type.String({ format: 'date-time', description });

export const day = (description: string) => Type.String({ format: 'date', description });

/** One of a closed set, as `enum` in the description. */
export const oneOf = <const T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], description });

/** The id in an answer: `idOf('tree')`. */
export const idOf = (what: string) =>
  Type.Integer({ description: `Id of the ${what}, by which calls and other answers name it` });

/** An id that is sent: `idParameter('Id of the tree')`. */
export const idParameter = (description: string) =>
  Type.Integer({ minimum: 1, maximum: 2_147_483_647, description });

/** The same thing, with what it is in this place. */
export const said = <T extends TSchema>(schema: T, description: string): T => ({ ...schema, description });

/** A body that refuses fields it does not know. */
export const Body = <const T extends Record<string, TSchema>>(fields: T) =>
  Type.Object(fields, { additionalProperties: false });
