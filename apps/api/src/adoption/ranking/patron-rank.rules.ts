export const patronRanks = ['gold', 'platinum', 'diamond'] as const;
export type PatronRank = (typeof patronRanks)[number];

/** Trees in term that a rank begins at. */
export type PatronLimits = Record<PatronRank, number>;

/** Until staff set others. */
export const usualPatronLimits: PatronLimits = { gold: 10, platinum: 50, diamond: 100 };

export function patronRank(treeCount: number, limits: PatronLimits): PatronRank | null {
  if (treeCount >= limits.diamond) return 'diamond';
  if (treeCount >= limits.platinum) return 'platinum';
  return treeCount >= limits.gold ? 'gold' : null;
}

/** Whether limits can be told apart: whole numbers, each larger than the one before. */
export const areLimits = ({ gold, platinum, diamond }: PatronLimits): boolean =>
  [gold, platinum, diamond].every((limit) => Number.isInteger(limit) && limit <= 1_000_000) &&
  gold >= 1 &&
  gold < platinum &&
  platinum < diamond;
