import { and, asc, count, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  adoption,
  type Condition,
  gift,
  hold,
  type TreeStatus,
  transactionTree,
  tree,
} from '../../database/schema/index.ts';
import type { AdoptionRow } from './term.repository.ts';
import type { TransactionRow } from './transaction.repository.ts';
import { refreshTreeStatus } from './tree-status.repository.ts';

export type HoldRow = typeof hold.$inferSelect;
/** A term as far as it decides who may have the next; `giverId`: who gave it away, if somebody did. */
export type TermState = Pick<AdoptionRow, 'id' | 'adopterId' | 'endsAt'> & { giverId: number | null };
/** What decides whether a tree can be had. */
export type TreeState = {
  id: number;
  code: string;
  status: TreeStatus;
  condition: Condition;
  communityId: number;
  hold: Pick<HoldRow, 'transactionId' | 'deadline'> | undefined;
  /** Terms that run now or begin later, the last first. */
  terms: TermState[];
};

/** Locks trees, always by rising id so that two buyers never wait for each other. */
export async function lockTreeRows(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: tree.id })
    .from(tree)
    .where(inArray(tree.id, [...ids]))
    .orderBy(asc(tree.id))
    .for('no key update');
}

/** Terms of some trees that run now or begin later, the last first. */
export const listRunningTerms = (
  db: Db,
  treeIds: readonly number[],
  now: Date,
): Promise<(TermState & { treeId: number })[]> =>
  db
    .select({
      id: adoption.id,
      treeId: adoption.treeId,
      adopterId: adoption.adopterId,
      endsAt: adoption.endsAt,
      giverId: gift.giverId,
    })
    .from(adoption)
    .leftJoin(gift, eq(gift.id, adoption.giftId))
    .where(and(inArray(adoption.treeId, [...treeIds]), gt(adoption.endsAt, now)))
    .orderBy(desc(adoption.endsAt));

/** Locks trees for whoever sells or releases them, and reads what decides whether they can be had. */
export async function lockTrees(db: Db, ids: readonly number[], now: Date): Promise<Map<number, TreeState>> {
  if (!ids.length) return new Map();
  await lockTreeRows(db, ids);
  // Read only now, when nobody else can change them any more: the statement that waited would not see what it waited for.
  const [rows, terms] = await Promise.all([
    db
      .select({
        id: tree.id,
        code: tree.code,
        status: tree.status,
        condition: tree.condition,
        communityId: tree.communityId,
        hold: { transactionId: hold.transactionId, deadline: hold.deadline },
      })
      .from(tree)
      .leftJoin(hold, eq(hold.treeId, tree.id))
      .where(inArray(tree.id, [...ids]))
      .orderBy(asc(tree.id)),
    listRunningTerms(db, ids, now),
  ]);
  return new Map(
    rows.map(({ hold, ...row }) => [
      row.id,
      { ...row, hold: hold ?? undefined, terms: terms.filter(({ treeId }) => treeId === row.id) },
    ]),
  );
}

/** Another tree of a community that is offered, locked; trees another buyer has locked are passed over. */
export async function lockSpareTree(
  db: Db,
  communityId: number,
  except: readonly number[],
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: tree.id })
    .from(tree)
    .where(
      and(
        eq(tree.communityId, communityId),
        eq(tree.status, 'ready_to_adopt'),
        notInArray(tree.id, [...except]),
      ),
    )
    .orderBy(asc(tree.id))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row?.id;
}

/** Ends holds on locked trees that have run out, and tells their transactions so. */
export async function endStaleHolds(db: Db, trees: Iterable<TreeState | undefined>): Promise<void> {
  for (const stale of trees) {
    if (!stale?.hold) continue;
    const {
      id: treeId,
      hold: { transactionId },
    } = stale;
    await db.delete(hold).where(eq(hold.treeId, treeId));
    await db
      .update(transactionTree)
      .set({ outcome: 'released' })
      .where(and(eq(transactionTree.transactionId, transactionId), eq(transactionTree.treeId, treeId)));
  }
}

/** How many trees an adopter holds unpaid. */
export async function countHeld(db: Db, adopterId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ held: count() })
    .from(hold)
    .where(and(eq(hold.adopterId, adopterId), gt(hold.deadline, now)));
  return row?.held ?? 0;
}

/** What accounts of one network address hold together. */
export async function countHeldFromNetwork(db: Db, network: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ held: count() })
    .from(hold)
    .where(and(eq(hold.network, network), gt(hold.deadline, now)));
  return row?.held ?? 0;
}

/** Holds locked trees for a transaction until it has to be paid: of two holds on one tree the database refuses the second. */
export async function insertHolds(
  db: Db,
  { id: transactionId, adopterId, expiresAt: deadline }: TransactionRow,
  treeIds: readonly number[],
  network: string,
): Promise<void> {
  await db
    .insert(hold)
    .values(treeIds.map((treeId) => ({ treeId, transactionId, adopterId, deadline, network })));
}

export async function removeHolds(db: Db, transactionId: number): Promise<number[]> {
  const rows = await db.delete(hold).where(eq(hold.transactionId, transactionId)).returning();
  return rows.map((row) => row.treeId);
}

/**
 * Gives a transaction more time for its trees; they are locked, so that nobody takes one for free meanwhile.
 * @returns false where one is no longer held for it
 */
export async function prolongHolds(
  db: Db,
  transactionId: number,
  deadline: Date,
  now: Date,
): Promise<boolean> {
  const chosen = await db
    .select({ treeId: transactionTree.treeId })
    .from(transactionTree)
    .where(eq(transactionTree.transactionId, transactionId));
  await lockTreeRows(
    db,
    chosen.map(({ treeId }) => treeId),
  );
  const prolonged = await db
    .update(hold)
    .set({ deadline })
    .where(eq(hold.transactionId, transactionId))
    .returning({ treeId: hold.treeId });
  await refreshTreeStatus(
    db,
    prolonged.map(({ treeId }) => treeId),
    now,
  );
  return prolonged.length === chosen.length;
}
