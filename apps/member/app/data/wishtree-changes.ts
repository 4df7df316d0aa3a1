import { create } from 'zustand';

interface WishtreeChanges {
  /** What was done since lists were fetched, here or in another tab: tree id to saved or not. */
  readonly changes: ReadonlyMap<number, boolean>;
}

export const useWishtreeChanges = create<WishtreeChanges>(() => ({ changes: new Map() }));

export function noteChanges(treeIds: readonly number[], saved: boolean): void {
  useWishtreeChanges.setState(({ changes }) => ({
    changes: new Map([...changes, ...treeIds.map((id) => [id, saved] as const)]),
  }));
}
