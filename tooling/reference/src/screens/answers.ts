import type { Language } from '@rimba/i18n';
import type { ServerErrorCode } from '@rimba/i18n/errors';
import ending from './answers/ending.json';
import later from './answers/later.json';
import many from './answers/many.json';
import fresh from './answers/new.json';
import one from './answers/one.json';
import refused from './answers/refused.json';
import unproven from './answers/unproven.json';
import visitor from './answers/visitor.json';

/**
 * What the service answered at some moment, by method and address; taken from the demo forest as the product serves it.
 * What it says in the caller's language is kept in both: `{ "id": "Pembayaran diterima", "en": "Payment received" }`. A bot
 * check ends at 0, which is never: it is looked at for as long as somebody likes.
 */
export interface Answers {
  /** The moment, by the service's clock. */
  readonly at: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Whose answers there are. */
export const answersOf = {
  /** Anybody. */
  visitor,
  /** A new account that waits for its address to be proven: nobody was told anything yet. */
  unproven,
  /** An adopter who has proven their address and nothing else. */
  fresh,
  /** The first day of one tree; another waits for its payment. */
  one,
  /** Five months with trees that were visited, died and were replaced. */
  many,
  /** The last weeks of that year. */
  ending,
  /** Two weeks after it. */
  later,
  /** Somebody whom the service refuses what it takes from others. */
  refused,
} satisfies Record<string, Answers>;
export type Reader = keyof typeof answersOf;

const isInBoth = (answer: object): answer is Record<Language, unknown> =>
  'id' in answer && 'en' in answer && Object.keys(answer).length === 2;

/** An answer as the service gives it to a reader of a language. */
export function inLanguage(answer: unknown, language: Language): unknown {
  if (answer === null || typeof answer !== 'object') return answer;
  if (Array.isArray(answer)) return answer.map((part) => inLanguage(part, language));
  if (isInBoth(answer)) return answer[language];
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, inLanguage(part, language)]));
}

/** Whether an answer is that something is refused; its code says with which status. */
export const isRefusal = (answer: unknown): answer is { readonly code: ServerErrorCode } =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
