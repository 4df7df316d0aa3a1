import { expect, it } from 'vitest';
import type { ForestTree, Transaction } from '../../../../data/wire.ts';
import { givenTrees } from './given-trees.rules.ts';

const inForest = (id: number, replacedBy: number | null = null) =>
  ({ tree: { id }, replacedBy: replacedBy === null ? null : { id: replacedBy, code: '' } }) as ForestTree;
const ordered = (...ids: (number | [number, number])[]) => ({
  trees: ids.map((id) => {
    const [treeId, replacedBy] = Array.isArray(id) ? id : [id];
    return { tree: { id: treeId }, replacedBy: replacedBy === undefined ? null : { id: replacedBy } };
  }) as Transaction['trees'],
});
const idsOf = (found: ReturnType<typeof givenTrees>) =>
  found.map(({ given, now }) => [given.tree.id, now.tree.id]);

it('follows what was given to what stands in its place today', () => {
  const forest = [inForest(1), inForest(2, 3), inForest(3, 4), inForest(4), inForest(9)];
  expect(idsOf(givenTrees(ordered(2, 1), forest))).toEqual([
    [2, 4],
    [1, 1],
  ]);
});

it('takes the tree that was given in place of one that could not be had, and leaves out what is not known', () => {
  expect(idsOf(givenTrees(ordered([1, 5], 7), [inForest(5, 6)]))).toEqual([[5, 5]]);
});
