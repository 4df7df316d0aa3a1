export interface Turns {
  /** Runs the work once all earlier work on any of the same trees has ended, well or badly. */
  take: <Answer>(treeIds: readonly number[], work: () => Promise<Answer>) => Promise<Answer>;
  /** Whether work on the tree waits or runs; without one, on any tree. */
  isBusy: (treeId?: number) => boolean;
}

/** Keeps requests about one tree in the order they were made; requests about others do not wait for them. */
export function createTurns(): Turns {
  const last = new Map<number, Promise<unknown>>();
  return {
    isBusy: (treeId) => (treeId === undefined ? last.size > 0 : last.has(treeId)),
    async take(treeIds, work) {
      const before = treeIds.map((id) => last.get(id));
      const turn = Promise.allSettled(before).then(work);
      for (const id of treeIds) last.set(id, turn);
      try {
        return await turn;
      } finally {
        for (const id of treeIds) if (last.get(id) === turn) last.delete(id);
      }
    },
  };
}
