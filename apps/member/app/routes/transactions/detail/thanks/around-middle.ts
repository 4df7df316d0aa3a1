/**
 * Trees in the order that their drawing takes them: it puts the first in the middle and the others at its right and
 * left in turn. So they stand as they are listed, from left to right.
 */
export function aroundMiddle<Tree>(listed: readonly [Tree, ...Tree[]]): readonly [Tree, ...Tree[]] {
  const middle = Math.floor((listed.length - 1) / 2);
  const left = listed.slice(0, middle).reverse();
  const right = listed.slice(middle + 1);
  return [listed[middle] ?? listed[0], ...right.flatMap((tree, at) => [tree, ...left.slice(at, at + 1)])];
}
