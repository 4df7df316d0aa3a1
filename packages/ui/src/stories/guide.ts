import type { Since } from './status.ts';

/** What a designer or developer has to know of a component before using it; shown on its page in Storybook. */
export interface Guide {
  readonly since: Since;
  /** When it is the right one, and which one is right instead. */
  readonly use: string;
  /** What it is called in other systems and in Indonesian, for who seeks it by that name. */
  readonly elsewhere?: readonly string[];
  /** Its parts, from the outside in or in reading order. */
  readonly anatomy: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Keys and what they do; empty where there is nothing to operate. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
}
