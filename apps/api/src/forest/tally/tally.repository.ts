import { and, eq, inArray, isNull, not, type SQL, sql, sum } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../database/client.ts';
import { builder, query } from '../../database/query.ts';
import { type LandType, type TreeStatus, treeTally, treeTotal } from '../../database/schema/index.ts';

/** Which trees to count; what is left out is not narrowed. */
export type TallyCriteria = {
  statuses?: readonly string[];
  communities?: readonly number[];
  species?: readonly number[];
  landTypes?: readonly string[];
};

export type TallyRow = {
  community: number;
  species: number;
  landType: LandType;
  status: TreeStatus;
  trees: number;
};

const dimensions = {
  status: { total: treeTotal.status, tally: treeTally.status },
  group: { total: treeTotal.communityId, tally: treeTally.communityId },
  species: { total: treeTotal.speciesId, tally: treeTally.speciesId },
  landType: { total: treeTotal.landType, tally: treeTally.landType },
};

/** At most one value for each of the four. */
export type Choice = Partial<Record<keyof typeof dimensions, SQL>>;

/**
 * How many trees there are of a choice, as a value within another statement: one row of the totals, and what changed
 * since they were folded.
 */
export function totalOf(choice: Choice = {}): SQL<number> {
  const names = Object.keys(dimensions) as (keyof typeof dimensions)[];
  const totals = names.map((name) => {
    const value = choice[name];
    return value ? eq(dimensions[name].total, value) : isNull(dimensions[name].total);
  });
  const changes = names.flatMap((name) => {
    const value = choice[name];
    return value ? [eq(dimensions[name].tally, value)] : [];
  });
  const folded = builder
    .select({ trees: treeTotal.trees })
    .from(treeTotal)
    .where(and(...totals));
  const since = builder
    .select({ change: sum(treeTally.change) })
    .from(treeTally)
    .where(and(not(treeTally.folded), ...changes));
  return sql<number>`(coalesce(${folded}, 0) + coalesce(${since}, 0))::int`;
}

const foldTally = query({
  name: 'fold-tally',
  given: {},
  row: Type.Object({}),
  text: () => sql`select fold_tree_tally()`,
});

/** Exact counts of trees from the tally, at a cost that does not depend on how many trees there are. */
export function createTallyRepository(db: Db) {
  const trees = sql<number>`coalesce(sum(${treeTally.change}), 0)::int`;

  const those = ({ statuses, communities, species, landTypes }: TallyCriteria) =>
    and(
      ...(statuses ? [inArray(treeTally.status, statuses as TreeStatus[])] : []),
      ...(communities ? [inArray(treeTally.communityId, [...communities])] : []),
      ...(species ? [inArray(treeTally.speciesId, [...species])] : []),
      ...(landTypes ? [inArray(treeTally.landType, landTypes as LandType[])] : []),
    );

  return {
    async count(criteria: TallyCriteria): Promise<number> {
      const [row] = await db.select({ trees }).from(treeTally).where(those(criteria));
      return row?.trees ?? 0;
    },

    /** How many there are of each status and land type. */
    kinds: (criteria: TallyCriteria) =>
      db
        .select({ landType: treeTally.landType, status: treeTally.status, trees })
        .from(treeTally)
        .where(those(criteria))
        .groupBy(treeTally.landType, treeTally.status),

    /** Every kind of tree there is, with its number. */
    async all(): Promise<TallyRow[]> {
      return db
        .select({
          community: treeTally.communityId,
          species: treeTally.speciesId,
          landType: treeTally.landType,
          status: treeTally.status,
          trees,
        })
        .from(treeTally)
        .groupBy(treeTally.communityId, treeTally.speciesId, treeTally.landType, treeTally.status);
    },

    /** The number of trees in one status, by community. */
    async byCommunity(status: TreeStatus): Promise<Map<number, number>> {
      const rows = await db
        .select({ community: treeTally.communityId, trees })
        .from(treeTally)
        .where(eq(treeTally.status, status))
        .groupBy(treeTally.communityId);
      return new Map(rows.map((row) => [row.community, row.trees]));
    },

    /** Folds changes into totals, by a function of the database. Safe beside changes and another folding. */
    async fold(): Promise<void> {
      await foldTally(db, {});
    },
  };
}
export type TallyRepository = ReturnType<typeof createTallyRepository>;
