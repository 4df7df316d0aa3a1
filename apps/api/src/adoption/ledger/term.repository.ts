import { and, asc, eq, gt, isNull, max, notInArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adoption, type certificate, transaction } from '../../database/schema/index.ts';

/** A term: one year of somebody at a tree. */
export type AdoptionRow = typeof adoption.$inferSelect;

/** Terms of trees. One that overlaps another of its tree is refused by the database itself. */
export const insertTerms = (db: Db, rows: (typeof adoption.$inferInsert)[]): Promise<AdoptionRow[]> =>
  db.insert(adoption).values(rows).returning();

/** Everyone who has a tree in term, now or next, by rising id: the order in which accounts are locked. */
export async function listTermOwners(db: Db, treeId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: adoption.adopterId })
    .from(adoption)
    .where(and(eq(adoption.treeId, treeId), gt(adoption.endsAt, now)))
    .orderBy(asc(adoption.adopterId));
  return rows.map(({ id }) => id);
}

/** A tree's terms that run now or begin later, the first first. */
export const listTerms = (db: Db, treeId: number, now: Date): Promise<AdoptionRow[]> =>
  db
    .select()
    .from(adoption)
    .where(and(eq(adoption.treeId, treeId), gt(adoption.endsAt, now)))
    .orderBy(asc(adoption.endsAt));

/**
 * Ends a term at its dead tree and goes on with it at the replacement, under the same contract and to the same end. A
 * term that has not begun moves as it is.
 * @returns the term at the replacement
 */
export async function moveTerm(db: Db, term: AdoptionRow, replacementId: number, now: Date): Promise<number> {
  if (term.startsAt >= now) {
    await db.update(adoption).set({ treeId: replacementId }).where(eq(adoption.id, term.id));
    return term.id;
  }
  await db.update(adoption).set({ endsAt: now }).where(eq(adoption.id, term.id));
  const { id: _, ...kept } = term;
  const startsAt = await freeFrom(db, replacementId, term.startsAt);
  const [moved] = await insertTerms(db, [{ ...kept, treeId: replacementId, startsAt }]);
  if (!moved) throw new Error('The term was not moved');
  return moved.id;
}

/** A tree that was adopted before cannot be in two terms at once, not even in the past. */
async function freeFrom(db: Db, treeId: number, startsAt: Date): Promise<Date> {
  const [row] = await db
    .select({ last: max(adoption.endsAt) })
    .from(adoption)
    .where(eq(adoption.treeId, treeId));
  return row?.last && row.last > startsAt ? row.last : startsAt;
}

/** Makes the terms that an order gave part of a gift. */
export async function giveTerms(db: Db, giftId: number, transactionId: number): Promise<void> {
  await db
    .update(adoption)
    .set({ giftId })
    .where(and(eq(adoption.transactionId, transactionId), isNull(adoption.giftId)));
}

/** That an order was not paid by somebody; nothing where nobody is named. */
export const notPaidBy = (
  db: Db,
  order: typeof adoption.transactionId | typeof certificate.transactionId,
  adopterId: number | undefined,
) =>
  adopterId === undefined
    ? undefined
    : notInArray(
        order,
        db.select({ id: transaction.id }).from(transaction).where(eq(transaction.adopterId, adopterId)),
      );

/** Makes the terms of a gift somebody's, who was not reminded of their end, whoever was before. */
export async function handTerms(
  db: Db,
  giftId: number,
  adopterId: number,
  { exceptPaidBy }: { exceptPaidBy?: number } = {},
): Promise<void> {
  await db
    .update(adoption)
    .set({ adopterId, endRemindedAt: null })
    .where(and(eq(adoption.giftId, giftId), notPaidBy(db, adoption.transactionId, exceptPaidBy)));
}
