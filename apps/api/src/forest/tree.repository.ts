import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { kelompokKomunitas, species, tree, wishtreeEntry } from '../database/schema/index.ts';
import type { Cursor } from '../http/cursor.ts';
import type { TreeSort } from './tree.schemas.ts';
import { type TreeCriteria, treeConditions } from './tree-criteria.ts';

// The exact pair never leaves by HTTP, so no query here reads it.
const { exactLatitude: _latitude, exactLongitude: _longitude, ...publicColumns } = getTableColumns(tree);

const columns = { tree: publicColumns, species, community: kelompokKomunitas };

const sortColumns = {
  id: tree.id,
  code: tree.code,
  treeName: tree.treeName,
  surveyedAt: tree.surveyedAt,
  height: tree.height,
  circumference: tree.circumference,
  diameter: tree.circumference,
  carbonAbsorption: tree.carbonAbsorption,
} as const;

export type TreePage = TreeCriteria & {
  sort: { by: TreeSort; order: 'asc' | 'desc' };
  limit: number;
  /** Where the page before ended, or how many rows to skip. */
  after: Cursor | number;
};

const selectTrees = (db: Db) =>
  db
    .select(columns)
    .from(tree)
    .innerJoin(species, eq(species.id, tree.speciesId))
    .innerJoin(kelompokKomunitas, eq(kelompokKomunitas.id, tree.kelompokKomunitasId));
export type TreeRow = Awaited<ReturnType<typeof selectTrees>>[number];

export function createTreeRepository(db: Db) {
  const rows = () => selectTrees(db);

  return {
    async page({ sort, limit, after, ...criteria }: TreePage) {
      const column = sortColumns[sort.by];
      const direction = sort.order === 'asc' ? asc : desc;
      const isAfter = sort.order === 'asc' ? sql`>` : sql`<`;
      const conditions = treeConditions(criteria);
      if (typeof after === 'object') {
        conditions.push(sql`(${column}, ${tree.id}) ${isAfter} (${after.value}, ${after.id})`);
      }
      if (typeof after === 'object' || after === 0) {
        return rows()
          .where(and(...conditions))
          .orderBy(direction(column), direction(tree.id))
          .limit(limit);
      }
      // Rows that are skipped are counted off in the index; only those of the page are read and joined.
      const page = db
        .select({ id: tree.id })
        .from(tree)
        .where(and(...conditions))
        .orderBy(direction(column), direction(tree.id))
        .limit(limit)
        .offset(after)
        .as('page');
      return rows().innerJoin(page, eq(page.id, tree.id)).orderBy(direction(column), direction(tree.id));
    },

    count: (criteria: TreeCriteria): Promise<number> => db.$count(tree, and(...treeConditions(criteria))),

    /** True when the text is part of some tree's code or own name. */
    async exists(criteria: TreeCriteria): Promise<boolean> {
      const found = await db
        .select({ id: tree.id })
        .from(tree)
        .where(and(...treeConditions(criteria)))
        .limit(1);
      return found.length > 0;
    },

    async byIds(ids: readonly number[]): Promise<TreeRow[]> {
      return ids.length ? rows().where(inArray(tree.id, [...ids])) : [];
    },

    /** Trees ready to adopt of one community, from `fraction` of its ids on and round again. */
    async readyFrom(group: number, fraction: number, limit: number, exceptWishtreeOf?: number) {
      const mine = db
        .select({ id: wishtreeEntry.treeId })
        .from(wishtreeEntry)
        .where(and(eq(wishtreeEntry.treeId, tree.id), eq(wishtreeEntry.adopterId, exceptWishtreeOf ?? 0)));
      const ready: SQL[] = [
        eq(tree.kelompokKomunitasId, group),
        eq(tree.status, 'ready_to_adopt'),
        ...(exceptWishtreeOf === undefined ? [] : [notExists(mine)]),
      ];
      const [range] = await db
        .select({ least: sql<number>`min(${tree.id})`, most: sql<number>`max(${tree.id})` })
        .from(tree)
        .where(eq(tree.kelompokKomunitasId, group));
      if (!range) return [];
      const pivot = Math.floor(range.least + fraction * (range.most - range.least + 1));
      const take = (part: SQL, count: number) =>
        rows()
          .where(and(...ready, part))
          .orderBy(asc(tree.id))
          .limit(count);
      const from = await take(gt(tree.id, pivot - 1), limit);
      return from.length < limit ? [...from, ...(await take(lt(tree.id, pivot), limit - from.length))] : from;
    },
  };
}
export type TreeRepository = ReturnType<typeof createTreeRepository>;
