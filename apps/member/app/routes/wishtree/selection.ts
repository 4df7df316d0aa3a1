import type { WishtreeEntry } from '../../data/wire.ts';

/** What is ticked of a wishtree: only what can be adopted counts, and everything that can is ticked at first. */
export function chosenTrees(
  entries: readonly Pick<WishtreeEntry, 'treeId' | 'available'>[],
  unticked: ReadonlySet<number>,
): number[] {
  return entries
    .filter(({ treeId, available }) => available && !unticked.has(treeId))
    .map(({ treeId }) => treeId);
}

/** The set with one member turned. */
export function turned(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
