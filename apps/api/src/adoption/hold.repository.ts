import { and, asc, count, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import {
  adoption,
  type Condition,
  hold,
  type TreeStatus,
  transactionTree,
  tree,
} from '../database/schema/index.ts';

export type HoldRow = typeof hold.$inferSelect;
export type AdoptionRow = typeof adoption.$inferSelect;
export type LockedTree = {
  id: number;
  code: string;
  status: TreeStatus;
  condition: Condition;
  kelompokKomunitasId: number;
  hold: HoldRow | undefined;
  /** Terms that run now or begin later, the last first. */
  terms: AdoptionRow[];
};

/**
 * Locks trees for whoever sells or releases them, always by rising id so that two buyers never wait for each
 * other, and reads what decides whether they can be had.
 */
export async function lockTrees(db: Db, ids: readonly number[], now: Date): Promise<Map<number, LockedTree>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({
      id: tree.id,
      code: tree.code,
      status: tree.status,
      condition: tree.condition,
      kelompokKomunitasId: tree.kelompokKomunitasId,
    })
    .from(tree)
    .where(inArray(tree.id, [...ids]))
    .orderBy(asc(tree.id))
    .for('no key update');
  // Read only now, when nobody else can change them any more.
  const holds = await db
    .select()
    .from(hold)
    .where(inArray(hold.treeId, [...ids]));
  const terms = await db
    .select()
    .from(adoption)
    .where(and(inArray(adoption.treeId, [...ids]), gt(adoption.endsAt, now)))
    .orderBy(sql`${adoption.endsAt} desc`);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        hold: holds.find(({ treeId }) => treeId === row.id),
        terms: terms.filter(({ treeId }) => treeId === row.id),
      },
    ]),
  );
}

/** Another tree of a community that is offered, locked; trees another buyer has locked are passed over. */
export async function lockSpareTree(
  db: Db,
  kelompokKomunitasId: number,
  except: readonly number[],
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: tree.id })
    .from(tree)
    .where(
      and(
        eq(tree.kelompokKomunitasId, kelompokKomunitasId),
        eq(tree.status, 'ready_to_adopt'),
        notInArray(tree.id, [...except]),
      ),
    )
    .orderBy(asc(tree.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id;
}

export async function countHeld(db: Db, adopterId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(hold)
    .where(and(eq(hold.adopterId, adopterId), gt(hold.deadline, now)));
  return row?.total ?? 0;
}

/** Puts holds on locked trees; one that has run out is taken over, and its transaction told so. */
export async function insertHolds(db: Db, rows: (typeof hold.$inferInsert)[], now: Date): Promise<void> {
  const ids = rows.map((row) => row.treeId);
  const stale = await db
    .delete(hold)
    .where(and(inArray(hold.treeId, ids), lte(hold.deadline, now)))
    .returning();
  for (const { transactionId, treeId } of stale) {
    await db
      .update(transactionTree)
      .set({ outcome: 'released' })
      .where(and(eq(transactionTree.transactionId, transactionId), eq(transactionTree.treeId, treeId)));
  }
  await db.insert(hold).values(rows);
}

export async function removeHolds(db: Db, transactionId: number): Promise<number[]> {
  const rows = await db.delete(hold).where(eq(hold.transactionId, transactionId)).returning();
  return rows.map((row) => row.treeId);
}

export async function moveDeadline(db: Db, transactionId: number, deadline: Date): Promise<void> {
  await db.update(hold).set({ deadline }).where(eq(hold.transactionId, transactionId));
}
