export type NameMatch = {
  id: number;
  /** The name holds the text as it stands. */
  contains: boolean;
  /** How like the name is to the text, 0 to 1. */
  similarity: number;
};

/** Below this, likeness is chance. */
const likeness = 0.4;
/** Among likely slips, only those about as likely as the best. */
const nearBest = 0.12;

/** Names that hold the text; where there are none, those it most likely meant, the likeliest first. */
export function bestMatches(names: readonly NameMatch[]): { ids: number[]; exact: boolean } {
  const holding = names.filter(({ contains }) => contains);
  if (holding.length) return { ids: holding.map(({ id }) => id), exact: true };
  const best = Math.max(likeness, ...names.map(({ similarity }) => similarity));
  return {
    ids: names
      .filter(({ similarity }) => similarity >= likeness && similarity > best - nearBest)
      .sort((one, other) => other.similarity - one.similarity || one.id - other.id)
      .map(({ id }) => id),
    exact: false,
  };
}
