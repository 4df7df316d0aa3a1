/** A day of a campaign, made short. */
export type Scenario = {
  /** Who only looks, and who adopts a tree, over so many seconds. */
  visitors: number;
  adopters: number;
  seconds: number;
  /** How long twice what it can carry is asked of it. */
  overloadSeconds: number;
  /** Trees that stand. */
  trees: number;
};

export const day: Scenario = {
  visitors: 2_000,
  adopters: 500,
  seconds: 600,
  overloadSeconds: 60,
  trees: 100_000,
};

/** The same for a test of the command itself. */
export const moment: Scenario = {
  visitors: 12,
  adopters: 4,
  seconds: 4,
  overloadSeconds: 1,
  trees: 1_000,
};

/** When each of so many comes: few at first, most in the middle. */
export const arrivals = (many: number, seconds: number): number[] =>
  Array.from({ length: many }, () => ((Math.random() + Math.random()) / 2) * seconds);
