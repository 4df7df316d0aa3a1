/** What a notification says of trees. */
export type NamedTrees = {
  treeCount: number;
  /** The first few: the only one with its code, those of the same name together. */
  names: readonly string[];
  /** How many of `treeCount` the names leave out. */
  unnamed: number;
};

const mostNames = 3;

/** Names the trees that a notification tells of, in the order given. */
export function namedTrees(
  trees: readonly { readonly treeName: string; readonly code: string }[],
): NamedTrees {
  const [only] = trees;
  if (only && trees.length === 1) {
    return { treeCount: 1, names: [`${only.treeName} (${only.code})`], unnamed: 0 };
  }
  const named = [...Map.groupBy(trees, ({ treeName }) => treeName)].slice(0, mostNames);
  return {
    treeCount: trees.length,
    names: named.map(([name, { length }]) => (length === 1 ? name : `${length} ${name}`)),
    unnamed: named.reduce((rest, [, { length }]) => rest - length, trees.length),
  };
}
