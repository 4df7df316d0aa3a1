import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type LandType, type TreeStatus, treeTally, treeTotal } from '../../database/schema/index.ts';

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

const dimensions = {
  status: { total: treeTotal.status, tally: treeTally.status },
  group: { total: treeTotal.kelompokKomunitasId, tally: treeTally.kelompokKomunitasId },
  species: { total: treeTotal.speciesId, tally: treeTally.speciesId },
  landType: { total: treeTotal.landType, tally: treeTally.landType },
};

/** At most one value for each of the four. */
export type Choice = Partial<Record<keyof typeof dimensions, SQL>>;

/** Which totals and which changes not folded yet belong to a choice. */
function rowsOf(choice: Choice) {
  const names = Object.keys(dimensions) as (keyof typeof dimensions)[];
  const totals = names.map((name) => {
    const value = choice[name];
    return value ? sql`${dimensions[name].total} = ${value}` : sql`${dimensions[name].total} is null`;
  });
  const changes = names.flatMap((name) => {
    const value = choice[name];
    return value ? [sql`${dimensions[name].tally} = ${value}`] : [];
  });
  return { totals: and(...totals), changes: and(sql`not ${treeTally.folded}`, ...changes) };
}

/**
 * How many trees there are of a choice, as a value within another statement: one row of the totals, and what changed
 * since they were folded.
 */
export function totalOf(choice: Choice): SQL {
  const { totals, changes } = rowsOf(choice);
  return sql`(coalesce((select ${treeTotal.trees} from ${treeTotal}
      where ${totals} and ${treeTotal.surveyedOn} is null), 0)
    + coalesce((select sum(${treeTally.change}) from ${treeTally} where ${changes}), 0))::int`;
}

/**
 * Where so many trees of a choice of at most one have gone by in a list by latest survey: the `day` (UTC) of the next
 * one, and how many of that day to `skip`; no row beyond the end. Days are counted, not trees, each as a row and an
 * integer: by default a window looks for peers, and sums of integers are summed up in a slower kind.
 */
export function dayAfter(choice: Choice, skipped: SQL, order: 'asc' | 'desc'): SQL {
  const { totals, changes } = rowsOf(choice);
  return sql`select day, (${skipped} - before)::int as skip from (
      select day, trees, sum(trees) over (order by day ${sql.raw(order)} rows unbounded preceding) - trees as before
      from (
        select day, sum(trees)::int as trees from (
          select ${treeTotal.surveyedOn} as day, ${treeTotal.trees} as trees from ${treeTotal}
          where ${totals} and ${treeTotal.surveyedOn} is not null
          union all
          select ${treeTally.surveyedOn}, ${treeTally.change} from ${treeTally} where ${changes}
        ) as counted group by day
      ) as days
    ) as running where before <= ${skipped} and ${skipped} < before + trees`;
}

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

    /** Folds changes into totals (migration 0017). Safe beside changes and another folding. */
    async fold(): Promise<void> {
      await db.execute(sql`select fold_tree_tally()`);
    },
  };
}
export type TallyRepository = ReturnType<typeof createTallyRepository>;
