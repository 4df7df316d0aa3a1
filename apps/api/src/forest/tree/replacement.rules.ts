/** Two trees of which one is to stand in the other's place, each by its id or its code. */
type Lost<Key> = {
  key: Key;
  /** What stands in its place already. */
  replacedBy: Key | undefined;
  /** Whether it lives, as far as is known. */
  lives: boolean;
  /** The last day on which it was found alive. */
  aliveUntil: string;
};
type Replacement<Key> = {
  key: Key;
  /** In whose place it stands already. */
  replaces: Key | undefined;
  plantedAt: string;
};

export type ReplacementProblem = 'same_tree' | 'still_alive' | 'already_replaced' | 'planted_too_early';

/** Why a tree cannot stand in another's place, if it cannot. One that does already may be named again. */
export function replacementProblem<Key extends number | string>(
  lost: Lost<Key>,
  replacement: Replacement<Key>,
): ReplacementProblem | undefined {
  if (lost.key === replacement.key) return 'same_tree';
  if (lost.lives) return 'still_alive';
  if (lost.replacedBy === replacement.key) return undefined;
  if (lost.replacedBy !== undefined || replacement.replaces !== undefined) return 'already_replaced';
  return replacement.plantedAt <= lost.aliveUntil ? 'planted_too_early' : undefined;
}
