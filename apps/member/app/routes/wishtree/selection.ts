import { mostTrees } from '@rimba/api-client/react-query';
import type { WishtreeEntry } from '../../data/wire.ts';

/**
 * What is ticked of a wishtree: only what can be adopted counts. As long as nobody has ticked anything, that is
 * everything, or as much of it as one transaction takes.
 */
export function chosenTrees(
  entries: readonly Pick<WishtreeEntry, 'treeId' | 'available'>[],
  ticked: ReadonlySet<number> | undefined,
): number[] {
  return entries
    .filter(({ treeId, available }) => available && (!ticked || ticked.has(treeId)))
    .map(({ treeId }) => treeId)
    .slice(0, mostTrees);
}

/** The set with one member turned. */
export function turned(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
