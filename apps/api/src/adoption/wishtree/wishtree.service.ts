import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { Problem } from '../../http/problem.ts';
import { countEntries, insertEntry, listEntries, removeEntries, treeStatus } from './wishtree.repository.ts';
import type { WishtreeEntry, wishtreeList } from './wishtree.schemas.ts';

type WishtreeQuery = ReturnType<typeof wishtreeList.parse>;

export type WishtreeService = ReturnType<typeof createWishtreeService>;

/** Trees an adopter keeps in mind. Keeping one does not hold it. */
export function createWishtreeService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list(
      adopterId: number,
      query: WishtreeQuery,
    ): Promise<{ entries: WishtreeEntry[]; total: number }> {
      const [rows, total] = await Promise.all([
        listEntries(db, adopterId, query.filters, { ...query, order: query.sort.order }),
        countEntries(db, adopterId, query.filters),
      ]);
      const ids = query.with.has('tree') ? rows.map((row) => row.treeId) : [];
      const cards = await findTreeCards(db, ids);
      const entries = rows.map(({ treeId, addedAt, status }) => ({
        treeId,
        addedAt: addedAt.toISOString(),
        available: status === 'ready_to_adopt',
        ...(ids.length ? { tree: cardOf(cards, treeId) } : {}),
      }));
      return { entries, total };
    },

    total: (adopterId: number): Promise<number> => countEntries(db, adopterId),

    /** @throws request.tree_not_found, wishtree.add_failed (not an offered tree), wishtree.already_added */
    async add(adopterId: number, treeId: number): Promise<WishtreeEntry> {
      const status = await treeStatus(db, treeId);
      if (!status) throw new Problem('request.tree_not_found');
      if (status === 'inactive' || status === 'active') throw new Problem('wishtree.add_failed');
      const addedAt = clock.now();
      if (!(await insertEntry(db, adopterId, treeId, addedAt))) throw new Problem('wishtree.already_added');
      return { treeId, addedAt: addedAt.toISOString(), available: status === 'ready_to_adopt' };
    },

    /** Removes what is there of them. @throws wishtree.not_found when none is. */
    async remove(adopterId: number, treeIds: readonly number[]): Promise<void> {
      if (!(await removeEntries(db, adopterId, treeIds))) throw new Problem('wishtree.not_found');
    },

    /** After an adoption: the trees taken are no longer wished for. */
    forget: (tx: Db, adopterId: number, treeIds: readonly number[]) => removeEntries(tx, adopterId, treeIds),
  };
}
