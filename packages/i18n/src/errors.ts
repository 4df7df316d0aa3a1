import {
  browserErrors,
  type ErrorCode,
  nativeErrors,
  type ServerErrorCode,
  serverErrors,
} from './error-codes.ts';
import { number } from './format/numbers.ts';
import { type Language, languages } from './languages.ts';
import en from './locales/en/errors.json' with { type: 'json' };
import id from './locales/id/errors.json' with { type: 'json' };

export type { ErrorCode, ServerErrorCode } from './error-codes.ts';

/** One error of the closed set: who raises it, with which HTTP status (server only), and its two sentences. */
export type ErrorEntry = Readonly<Record<Language, string>> &
  ({ readonly where: 'server'; readonly status: number } | { readonly where: 'browser' | 'native' });

const sentences: Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>> = { id, en };

function sentence(code: ErrorCode, language: Language): string {
  const [group = '', name = ''] = code.split('.');
  const text = sentences[language][group]?.[name];
  if (text === undefined) throw new Error(`No ${language} text for the error ${code}`);
  return text;
}

const texts = (code: ErrorCode) =>
  Object.fromEntries(languages.map((language) => [language, sentence(code, language)]));

/** Every error the product knows, by its code. */
export const errorTable = Object.fromEntries([
  ...Object.entries(serverErrors).map(([code, status]) => [
    code,
    { where: 'server', status, ...texts(code as ServerErrorCode) },
  ]),
  ...browserErrors.map((code) => [code, { where: 'browser', ...texts(code) }]),
  ...nativeErrors.map((code) => [code, { where: 'native', ...texts(code) }]),
]) as Readonly<Record<ServerErrorCode, ErrorEntry & { where: 'server'; status: number }>> &
  Readonly<Record<ErrorCode, ErrorEntry>>;

/** Every code that the service answers with. */
export const serverErrorCodes = Object.keys(serverErrors) as readonly ServerErrorCode[];

/**
 * The sentence of an error, its `{{placeholders}}` filled, and what it calls a number with its language's separators:
 * `errorMessage('reset.cooldown', 'en', { seconds: 40 })`.
 */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return errorTable[code][language].replace(/\{\{(\w+)(, number)?\}\}/g, (mark, name: string, counts) => {
    const value = values[name] ?? mark;
    return counts && typeof value === 'number' ? number(value, language) : String(value);
  });
}
