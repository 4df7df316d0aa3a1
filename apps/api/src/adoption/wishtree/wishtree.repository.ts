import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { tree, wishtreeEntry } from '../../database/schema/index.ts';
import { matching, matchingEach } from '../../http/list/index.ts';
import type { wishtreeList } from './wishtree.schemas.ts';

type Filters = ReturnType<typeof wishtreeList.parse>['filters'];

const own = (adopterId: number, filters: Filters) =>
  and(
    eq(wishtreeEntry.adopterId, adopterId),
    ...matchingEach(filters, {
      treeId: (condition) => matching(wishtreeEntry.treeId, condition, Number),
    }),
  );

export async function countEntries(db: Db, adopterId: number, filters: Filters = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(wishtreeEntry).where(own(adopterId, filters));
  return row?.total ?? 0;
}

export const listEntries = (
  db: Db,
  adopterId: number,
  filters: Filters,
  page: { limit: number; offset: number; order: 'asc' | 'desc' },
) => {
  const direction = page.order === 'asc' ? asc : desc;
  return db
    .select({ treeId: wishtreeEntry.treeId, addedAt: wishtreeEntry.addedAt, status: tree.status })
    .from(wishtreeEntry)
    .innerJoin(tree, eq(tree.id, wishtreeEntry.treeId))
    .where(own(adopterId, filters))
    .orderBy(direction(wishtreeEntry.addedAt), direction(wishtreeEntry.treeId))
    .limit(page.limit)
    .offset(page.offset);
};

export async function treeStatus(db: Db, treeId: number) {
  const [row] = await db.select({ status: tree.status }).from(tree).where(eq(tree.id, treeId));
  return row?.status;
}

/** False when the tree was there already. */
export async function insertEntry(
  db: Db,
  adopterId: number,
  treeId: number,
  addedAt: Date,
): Promise<boolean> {
  const rows = await db
    .insert(wishtreeEntry)
    .values({ adopterId, treeId, addedAt })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** How many there were to remove. */
export async function removeEntries(db: Db, adopterId: number, treeIds: readonly number[]): Promise<number> {
  const rows = await db
    .delete(wishtreeEntry)
    .where(and(eq(wishtreeEntry.adopterId, adopterId), inArray(wishtreeEntry.treeId, [...treeIds])))
    .returning();
  return rows.length;
}

export async function deleteWishtree(db: Db, adopterId: number): Promise<void> {
  await db.delete(wishtreeEntry).where(eq(wishtreeEntry.adopterId, adopterId));
}
