import type { Tree } from '../data/wire.ts';
import { addToWishtree, changeWishtreeTotal, refreshWishtree, removeFromWishtree } from '../data/wishtree.ts';
import { noteChanges, useWishtreeChanges } from '../data/wishtree-changes.ts';
import { tellTabs } from '../live/wishtree-tabs.ts';
import { createTurns } from './turns.ts';

const turns = createTurns();

/** Whether it can be adopted, now or some day; the service refuses to save what is only recorded, or gone. */
export const canBeSaved = ({ status }: Pick<Tree, 'status'>): boolean =>
  status !== 'active' && status !== 'inactive';

/** Whether the service has yet to answer for a tree; until then another press is one too many. */
export const isTurning = (treeId: number): boolean => turns.isBusy(treeId);

/** Whether a tree is in the wishtree: as the service said, or as the reader has changed it since. */
export function useIsSaved({
  id,
  inWishtree = false,
}: {
  id: number;
  inWishtree?: boolean | undefined;
}): boolean {
  return useWishtreeChanges(({ changes }) => changes.get(id)) ?? inWishtree;
}

function remember(treeIds: readonly number[], saved: boolean) {
  noteChanges(treeIds, saved);
  changeWishtreeTotal(saved ? treeIds.length : -treeIds.length);
}

/** Shows trees as saved or not at once, and puts them back where the service refuses. */
export async function setSaved(treeIds: readonly number[], saved: boolean): Promise<void> {
  remember(treeIds, saved);
  try {
    await turns.take(treeIds, async () => {
      if (saved) await Promise.all(treeIds.map(addToWishtree));
      else await removeFromWishtree(treeIds);
    });
    tellTabs({ treeIds, saved });
  } catch (error) {
    remember(treeIds, !saved);
    throw error;
  } finally {
    // Sooner, the service would still tell of trees that are about to go. The badge may be late.
    if (!turns.isBusy()) void refreshWishtree().catch(() => undefined);
  }
}
