import { and, count, eq, gt, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { placeIn } from '../../database/likeness.ts';
import { tree, wishtreeEntry } from '../../database/schema/index.ts';
import type { CommunityRow, DirectoryRepository, SpeciesRow } from './directory.repository.ts';
import { findSimilar, type Likened } from './similar.repository.ts';
import { readerOf, type TreeColumns, treeColumns } from './tree-columns.repository.ts';
import type { TreeCriteria } from './tree-criteria.rules.ts';
import { findPage, type TreePage } from './tree-page.repository.ts';
import { treeWhere } from './tree-where.repository.ts';

export type SampleOf = {
  fraction: number;
  limit: number;
  reader: number | undefined;
  exceptWishtreeOf: number | undefined;
};

const selectTrees = (db: Db, reader: SQL) => db.select(treeColumns(reader)).from(tree);
export type TreeRow = { tree: TreeColumns; species: SpeciesRow; community: CommunityRow };

export type TreeRepository = ReturnType<typeof createTreeRepository>;

export function createTreeRepository(db: Db, directory: DirectoryRepository) {
  const findTree = selectTrees(db, sql`${sql.placeholder('reader')}::integer`)
    .where(eq(tree.id, sql.placeholder('id')))
    .prepare('tree');

  return {
    /** A page, and for the most common criteria how many trees there are in all, where it has any. */
    async page(page: TreePage) {
      const found = await findPage(db, page);
      return { rows: await directory.of<TreeColumns>(found), total: found[0]?.total };
    },

    count: (criteria: TreeCriteria): Promise<number> => db.$count(tree, and(...treeWhere(criteria))),

    /** How many there are of each status and land type. */
    kinds: (criteria: TreeCriteria) =>
      db
        .select({ landType: tree.landType, status: tree.status, trees: count() })
        .from(tree)
        .where(and(...treeWhere(criteria)))
        .groupBy(tree.landType, tree.status),

    /** True when the text is part of some tree's code or own name. */
    async exists(criteria: TreeCriteria): Promise<boolean> {
      const found = await db
        .select({ id: tree.id })
        .from(tree)
        .where(and(...treeWhere(criteria)))
        .limit(1);
      return found.length > 0;
    },

    async byId(id: number, reader: number | undefined): Promise<TreeRow | undefined> {
      const found = await findTree.execute({ id, reader: reader ?? null });
      return (await directory.of<TreeColumns>(found))[0];
    },

    /** Trees ready to adopt that are most like one, the nearest first. */
    async similarTo(one: Likened, limit: number, reader: number | undefined): Promise<TreeRow[]> {
      const similar = await findSimilar(db, one, eq(tree.status, 'ready_to_adopt'), limit);
      const ids = similar.map(({ treeId }) => treeId);
      return directory.of(
        await selectTrees(db, readerOf(reader)).where(inArray(tree.id, ids)).orderBy(placeIn(ids, tree.id)),
      );
    },

    /** Trees ready to adopt of one community, from `fraction` of its ids on and round again. */
    async readyFrom(
      communityId: number,
      { fraction, limit, reader, exceptWishtreeOf }: SampleOf,
    ): Promise<TreeRow[]> {
      const mine = db
        .select({ id: wishtreeEntry.treeId })
        .from(wishtreeEntry)
        .where(and(eq(wishtreeEntry.treeId, tree.id), eq(wishtreeEntry.adopterId, exceptWishtreeOf ?? 0)));
      const ready: SQL[] = [
        eq(tree.communityId, communityId),
        eq(tree.status, 'ready_to_adopt'),
        ...(exceptWishtreeOf === undefined ? [] : [notExists(mine)]),
      ];
      const [range] = await db
        .select({ least: sql<number>`min(${tree.id})`, most: sql<number>`max(${tree.id})` })
        .from(tree)
        .where(eq(tree.communityId, communityId));
      if (!range) return [];
      const pivot = Math.floor(range.least + fraction * (range.most - range.least + 1));
      const take = async (part: SQL, count: number) =>
        directory.of(
          await selectTrees(db, readerOf(reader))
            .where(and(...ready, part))
            .orderBy(tree.id)
            .limit(count),
        );
      const from = await take(gt(tree.id, pivot - 1), limit);
      return from.length < limit ? [...from, ...(await take(lt(tree.id, pivot), limit - from.length))] : from;
    },
  };
}
