import ending from './answers/ending.json';
import many from './answers/many.json';
import fresh from './answers/new.json';
import one from './answers/one.json';
import unproven from './answers/unproven.json';
import visitor from './answers/visitor.json';

/** What the service answered at some moment, by method and address; taken from the demo forest as the product serves it. */
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
} satisfies Record<string, Answers>;
export type Reader = keyof typeof answersOf;
