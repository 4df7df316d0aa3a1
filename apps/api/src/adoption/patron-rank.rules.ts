export type PatronRank = 'gold' | 'platinum' | 'diamond';

/** Trees in term that a rank begins at. */
export type PatronLimits = Record<PatronRank, number>;

export const patronLimits: PatronLimits = { gold: 10, platinum: 50, diamond: 100 };

export function patronRank(treeCount: number, limits: PatronLimits = patronLimits): PatronRank | null {
  if (treeCount >= limits.diamond) return 'diamond';
  if (treeCount >= limits.platinum) return 'platinum';
  return treeCount >= limits.gold ? 'gold' : null;
}
