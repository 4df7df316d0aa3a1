import type { ForestTree, Transaction } from '../../../../data/wire.ts';

/** The trees that an order gave away as its giver's forest has them, and what stands in the place of those that died. */
export function givenTrees(
  { trees }: Pick<Transaction, 'trees'>,
  forest: readonly ForestTree[],
): { given: ForestTree; now: ForestTree }[] {
  const byId = new Map(forest.map((one) => [one.tree.id, one]));
  const standing = (one: ForestTree): ForestTree => {
    const next = one.replacedBy && byId.get(one.replacedBy.id);
    return next ? standing(next) : one;
  };
  return trees.flatMap(({ tree, replacedBy }) => {
    const given = byId.get((replacedBy ?? tree).id);
    return given ? [{ given, now: standing(given) }] : [];
  });
}
