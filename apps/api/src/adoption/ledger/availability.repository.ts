import { and, asc, eq, gt, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adoption, hold, type LandType, transaction, tree } from '../../database/schema/index.ts';
import { findSimilar, type Similar } from '../../forest/tree/index.ts';
import { availabilityOf, type Refusal, type Wanting } from './availability.rules.ts';
import { listRunningTerms } from './hold.repository.ts';

/** "Choose for me": ready trees from a place in the row drawn by lot, going round at its end. */
export async function pickReadyTrees(
  db: Db,
  count: number,
  { communityId, landType }: { communityId: number | undefined; landType: LandType | undefined },
): Promise<number[]> {
  const ready = and(
    eq(tree.status, 'ready_to_adopt'),
    communityId === undefined ? undefined : eq(tree.communityId, communityId),
    landType === undefined ? undefined : eq(tree.landType, landType),
  );
  const [last] = await db
    .select({ id: sql<number>`max(${tree.id})` })
    .from(tree)
    .where(ready);
  const start = Math.ceil(Math.random() * (last?.id ?? 0));
  const from = async (place: SQL, limit: number) =>
    limit > 0
      ? db.select({ id: tree.id }).from(tree).where(and(ready, place)).orderBy(asc(tree.id)).limit(limit)
      : [];
  const after = await from(gte(tree.id, start), count);
  const before = await from(lt(tree.id, start), count - after.length);
  return [...after, ...before].map(({ id }) => id);
}

/** Which trees this reader could not order now, and why; the order itself decides again, under lock. */
export async function refusedAmong(
  db: Db,
  ids: readonly number[],
  buyer: Wanting,
  now: Date,
): Promise<Map<number, Refusal>> {
  if (!ids.length) return new Map();
  const [rows, holds, terms] = await Promise.all([
    db
      .select({ id: tree.id, status: tree.status, condition: tree.condition })
      .from(tree)
      .where(inArray(tree.id, [...ids])),
    db
      .select()
      .from(hold)
      .where(inArray(hold.treeId, [...ids])),
    listRunningTerms(db, ids, now),
  ]);
  const refused = new Map<number, Refusal>();
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    const state = row && {
      ...row,
      hold: holds.find(({ treeId }) => treeId === id),
      terms: terms.filter(({ treeId }) => treeId === id),
    };
    const availability = availabilityOf(state, buyer, now);
    if (!availability.available) refused.set(id, availability.reason);
  }
  return refused;
}

/** Which of these trees an adopter holds by a transaction that is not paid, and by which. */
export async function heldBy(
  db: Db,
  ids: readonly number[],
  adopterId: number,
  now: Date,
): Promise<Map<number, number>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ treeId: hold.treeId, transactionId: hold.transactionId })
    .from(hold)
    .where(and(inArray(hold.treeId, [...ids]), eq(hold.adopterId, adopterId), gt(hold.deadline, now)));
  return new Map(rows.map(({ treeId, transactionId }) => [treeId, transactionId]));
}

/**
 * Which of these trees an adopter has adopted, for a term that has not ended, and by which transaction of theirs; null
 * where somebody else paid, as for a gift.
 */
export async function adoptedBy(
  db: Db,
  ids: readonly number[],
  adopterId: number,
  now: Date,
): Promise<Map<number, number | null>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ treeId: adoption.treeId, transactionId: transaction.id })
    .from(adoption)
    .leftJoin(
      transaction,
      and(eq(transaction.id, adoption.transactionId), eq(transaction.adopterId, adopterId)),
    )
    .where(
      and(inArray(adoption.treeId, [...ids]), eq(adoption.adopterId, adopterId), gt(adoption.endsAt, now)),
    );
  return new Map(rows.map(({ treeId, transactionId }) => [treeId, transactionId]));
}

/** For each tree the ready one most like it. None stands for two, and none is of `except`. */
export async function similarTo(
  db: Db,
  ids: readonly number[],
  except: readonly number[],
): Promise<Map<number, Similar>> {
  const found = new Map<number, Similar>();
  const lost = await db
    .select({
      id: tree.id,
      speciesId: tree.speciesId,
      communityId: tree.communityId,
      height: tree.height,
    })
    .from(tree)
    .where(inArray(tree.id, [...ids]));
  for (const one of lost) {
    const used = [...except, ...[...found.values()].map(({ treeId }) => treeId)];
    const ready = and(eq(tree.status, 'ready_to_adopt'), notInArray(tree.id, used));
    const [similar] = await findSimilar(db, one, ready, 1);
    if (similar) found.set(one.id, similar);
  }
  return found;
}
