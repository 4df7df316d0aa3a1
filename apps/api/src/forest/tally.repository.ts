import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { type LandType, type TreeStatus, treeTally } from '../database/schema/index.ts';

/** Which trees to count; what is left out is not narrowed. */
export type TallyCriteria = {
  statuses?: readonly string[];
  groups?: readonly number[];
  species?: readonly number[];
  landTypes?: readonly string[];
};

export type TallyRow = {
  group: number;
  species: number;
  landType: LandType;
  status: TreeStatus;
  trees: number;
};

/** Exact counts of trees from the tally, at a cost that does not depend on how many trees there are. */
export function createTallyRepository(db: Db) {
  const trees = sql<number>`coalesce(sum(${treeTally.change}), 0)::int`;

  return {
    async count({ statuses, groups, species, landTypes }: TallyCriteria): Promise<number> {
      const conditions: SQL[] = [
        ...(statuses ? [inArray(treeTally.status, statuses as TreeStatus[])] : []),
        ...(groups ? [inArray(treeTally.kelompokKomunitasId, [...groups])] : []),
        ...(species ? [inArray(treeTally.speciesId, [...species])] : []),
        ...(landTypes ? [inArray(treeTally.landType, landTypes as LandType[])] : []),
      ];
      const [row] = await db
        .select({ trees })
        .from(treeTally)
        .where(and(...conditions));
      return row?.trees ?? 0;
    },

    /** Every kind of tree there is, with its number. */
    async all(): Promise<TallyRow[]> {
      return db
        .select({
          group: treeTally.kelompokKomunitasId,
          species: treeTally.speciesId,
          landType: treeTally.landType,
          status: treeTally.status,
          trees,
        })
        .from(treeTally)
        .groupBy(treeTally.kelompokKomunitasId, treeTally.speciesId, treeTally.landType, treeTally.status);
    },

    /** The number of trees in one status, by community. */
    async byGroup(status: TreeStatus): Promise<Map<number, number>> {
      const rows = await db
        .select({ group: treeTally.kelompokKomunitasId, trees })
        .from(treeTally)
        .where(eq(treeTally.status, status))
        .groupBy(treeTally.kelompokKomunitasId);
      return new Map(rows.map((row) => [row.group, row.trees]));
    },

    /** Folds the changes of one kind into one row. Safe beside changes and another folding. */
    async fold(): Promise<void> {
      await db.execute(sql`
        with folded as (delete from tree_tally returning *)
        insert into tree_tally (kelompok_komunitas_id, species_id, land_type, status, change)
        select kelompok_komunitas_id, species_id, land_type, status, sum(change)
        from folded group by 1, 2, 3, 4 having sum(change) <> 0`);
    },
  };
}
export type TallyRepository = ReturnType<typeof createTallyRepository>;
