import { and, asc, count, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { paymentAttempt, paymentEvent, transaction } from '../../database/schema/index.ts';
import { openStatuses } from './attempt.rules.ts';

export type AttemptRow = typeof paymentAttempt.$inferSelect;
export type NewAttempt = typeof paymentAttempt.$inferInsert;

export async function insertAttempt(db: Db, row: NewAttempt): Promise<AttemptRow> {
  const [made] = await db.insert(paymentAttempt).values(row).returning();
  if (!made) throw new Error('The attempt was not stored');
  return made;
}

export async function findAttemptByOrderId(db: Db, orderId: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId));
  return row;
}

/** The order that an attempt is to pay, and the language that it was made in. */
export async function findOrderOf(db: Db, orderId: string) {
  const [row] = await db
    .select({ transactionId: transaction.id, language: transaction.language })
    .from(paymentAttempt)
    .innerJoin(transaction, eq(transaction.id, paymentAttempt.transactionId))
    .where(eq(paymentAttempt.orderId, orderId));
  return row;
}

/** Locked until the database transaction ends. Lock the adoption transaction first. */
export async function lockAttempt(db: Db, id: number): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id)).for('update');
  return row;
}

export async function updateAttempt(db: Db, id: number, changes: Partial<NewAttempt>): Promise<void> {
  await db.update(paymentAttempt).set(changes).where(eq(paymentAttempt.id, id));
}

/** Ends an attempt unless it ended, or was paid, meanwhile. */
export async function endOpenAttempt(db: Db, id: number, changes: Partial<NewAttempt>): Promise<void> {
  await db
    .update(paymentAttempt)
    .set(changes)
    .where(and(eq(paymentAttempt.id, id), inArray(paymentAttempt.status, openStatuses)));
}

/** Every attempt to pay some transactions, oldest first. */
export const listAttempts = (db: Db, transactionIds: readonly number[]): Promise<AttemptRow[]> =>
  transactionIds.length
    ? db
        .select()
        .from(paymentAttempt)
        .where(inArray(paymentAttempt.transactionId, [...transactionIds]))
        .orderBy(asc(paymentAttempt.id))
    : Promise.resolve([]);

export async function countAttempts(db: Db, transactionId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.transactionId, transactionId));
  return row?.total ?? 0;
}

/** Attempts that nobody has asked the gateway about since a moment, the longest unasked first. */
const listUnasked = (db: Db, before: Date, limit: number, which: SQL | undefined): Promise<AttemptRow[]> =>
  db
    .select()
    .from(paymentAttempt)
    .where(and(which, or(isNull(paymentAttempt.checkedAt), lte(paymentAttempt.checkedAt, before))))
    .orderBy(sql`${paymentAttempt.checkedAt} nulls first`, asc(paymentAttempt.id))
    .limit(limit);

/** Of these, the open ones that were made before. */
export const listUnchecked = (db: Db, before: Date, limit: number): Promise<AttemptRow[]> =>
  listUnasked(
    db,
    before,
    limit,
    and(inArray(paymentAttempt.status, openStatuses), lte(paymentAttempt.createdAt, before)),
  );

/** Of these, the ended ones of which we were told something before that nobody could confirm. */
export const listUnconfirmed = (db: Db, before: Date, limit: number): Promise<AttemptRow[]> => {
  const told = db
    .select({ orderId: paymentEvent.orderId })
    .from(paymentEvent)
    .where(and(isNull(paymentEvent.appliedAt), lte(paymentEvent.receivedAt, before)));
  return listUnasked(
    db,
    before,
    limit,
    and(notInArray(paymentAttempt.status, openStatuses), inArray(paymentAttempt.orderId, told)),
  );
};

/**
 * Transactions that are over but still have a payment open, as after giving up while the gateway was away; from after one
 * on and round to it.
 */
export async function listOrphaned(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: transaction.id })
    .from(paymentAttempt)
    .innerJoin(transaction, eq(transaction.id, paymentAttempt.transactionId))
    .where(
      and(inArray(paymentAttempt.status, openStatuses), inArray(transaction.status, ['cancelled', 'paid'])),
    )
    .groupBy(transaction.id)
    .orderBy(lte(transaction.id, after), asc(transaction.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
