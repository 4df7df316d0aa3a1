import type { ForestTree } from '../../data/wire.ts';

/** The names that more than one of these trees go by. */
export function namesakes(
  trees: readonly { readonly tree: Pick<ForestTree['tree'], 'treeName'> }[],
): Set<string> {
  const byName = Map.groupBy(trees, ({ tree }) => tree.treeName);
  return new Set([...byName].flatMap(([name, own]) => (own.length > 1 ? [name] : [])));
}
