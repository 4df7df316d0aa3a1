import { and, asc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { adoption, hold, type LandType, tree } from '../database/schema/index.ts';
import { availabilityOf } from './availability.rules.ts';

/** "Choose for me": ready trees from a place in the row drawn by lot, going round at its end. */
export async function pickReadyTrees(
  db: Db,
  count: number,
  { kelompokKomunitasId, landType }: { kelompokKomunitasId?: number; landType?: LandType },
): Promise<number[]> {
  const ready = and(
    eq(tree.status, 'ready_to_adopt'),
    kelompokKomunitasId === undefined ? undefined : eq(tree.kelompokKomunitasId, kelompokKomunitasId),
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

/** Which trees this reader could order now; the order itself decides again, under lock. */
export async function availableAmong(
  db: Db,
  ids: readonly number[],
  adopterId: number,
  now: Date,
): Promise<Set<number>> {
  if (!ids.length) return new Set();
  const [rows, holds, terms] = await Promise.all([
    db
      .select({ id: tree.id, status: tree.status, condition: tree.condition })
      .from(tree)
      .where(inArray(tree.id, [...ids])),
    db
      .select()
      .from(hold)
      .where(inArray(hold.treeId, [...ids])),
    db
      .select()
      .from(adoption)
      .where(and(inArray(adoption.treeId, [...ids]), gt(adoption.endsAt, now)))
      .orderBy(sql`${adoption.endsAt} desc`),
  ]);
  const free = rows.filter((row) => {
    const state = {
      ...row,
      hold: holds.find(({ treeId }) => treeId === row.id),
      terms: terms.filter(({ treeId }) => treeId === row.id),
    };
    return availabilityOf(state, { adopterId }, now).available;
  });
  return new Set(free.map(({ id }) => id));
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
