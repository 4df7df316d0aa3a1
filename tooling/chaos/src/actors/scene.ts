import type { Outside, Replicas } from '@rimba/replicas';
import type { Method } from '../plan/plan.ts';
import type { ToldBook } from '../world/told-book.ts';

/** What a run's actors have at hand: who and which trees they are this time, and what they are told. */
export type Scene = {
  readonly replicas: Replicas;
  readonly outside: Outside;
  readonly told: ToldBook;
  /** Ids of the adopters, trees and renewable terms that the plan names by their number. */
  readonly adopters: readonly number[];
  readonly trees: readonly number[];
  readonly terms: readonly { readonly id: number; readonly treeId: number; readonly adopterId: number }[];
  readonly methodIds: Readonly<Record<Method, number>>;
  /** Orders that were made, the newest last. */
  readonly made: number[];
  /** Notes a status that an actor did not expect. */
  unexpected(what: string): void;
  /** Put off until every deadline of the run has passed. */
  later(work: () => Promise<void>): void;
  /** ms since 1970 by which actors give up waiting. */
  readonly until: number;
};

export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no number ${index}`);
  return found;
};
