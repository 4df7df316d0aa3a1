import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../database/client.ts';
import { query } from '../../database/query.ts';
import {
  adopter,
  adoption,
  flaggedDecision,
  renewal,
  type TreeOutcome,
  transaction,
  transactionTree,
} from '../../database/schema/index.ts';
import { type FilterValue, matchingEach } from '../../http/list/index.ts';
import type { Buyer } from './buyer.repository.ts';

export type TransactionRow = typeof transaction.$inferSelect;
export type NewTransaction = typeof transaction.$inferInsert;
export type TransactionTreeRow = typeof transactionTree.$inferSelect;
/** A transaction and whose it is. */
export type LockedTransaction = { transaction: TransactionRow; buyer: Buyer };

const takeId = query({
  name: 'next-transaction-id',
  given: {},
  row: Type.Object({ id: Type.Integer() }),
  text: () => sql`select nextval(pg_get_serial_sequence('transaction', 'id'))::int as id`,
});

/** The id of the next transaction, taken beforehand because its number is made of it. */
export async function takeTransactionId(db: Db): Promise<number> {
  const [row] = await takeId(db, {});
  if (!row) throw new Error('No id was given');
  return row.id;
}

/** A transaction with its trees in the order they were chosen. */
export async function insertTransaction(
  db: Db,
  row: NewTransaction & { id: number },
  treeIds: readonly number[],
  outcome: TreeOutcome,
): Promise<TransactionRow> {
  const [made] = await db.insert(transaction).overridingSystemValue().values(row).returning();
  if (!made) throw new Error('The transaction was not stored');
  await db
    .insert(transactionTree)
    .values(
      treeIds.map((treeId, index) => ({ transactionId: made.id, treeId, position: index + 1, outcome })),
    );
  return made;
}

/**
 * Locked until the database transaction ends, and before it the account it belongs to, which whoever orders and whoever
 * deletes an account locks first; the first thing that whoever moves a transaction does. With it, by rising id, the
 * accounts that hold what it renews for them.
 */
export async function lockTransaction(db: Db, id: number): Promise<LockedTransaction | undefined> {
  const payer = db.select({ id: transaction.adopterId }).from(transaction).where(eq(transaction.id, id));
  const holders = db
    .select({ id: adoption.adopterId })
    .from(renewal)
    .innerJoin(adoption, eq(adoption.id, renewal.adoptionId))
    .where(eq(renewal.transactionId, id));
  const accounts = await db
    .select()
    .from(adopter)
    // Not `or`, for which every account there is would be read.
    .where(inArray(adopter.id, payer.union(holders)))
    .orderBy(asc(adopter.id))
    .for('no key update');
  // Read only now: the statement that waited would not see what it waited for.
  const [row] = await db.select().from(transaction).where(eq(transaction.id, id)).for('update');
  const buyer = accounts.find((account) => account.id === row?.adopterId);
  return buyer && row && { transaction: row, buyer };
}

export async function updateTransaction(db: Db, id: number, changes: Partial<NewTransaction>): Promise<void> {
  await db.update(transaction).set(changes).where(eq(transaction.id, id));
}

export async function findOwnTransaction(
  db: Db,
  adopterId: number,
  id: number,
): Promise<TransactionRow | undefined> {
  const [row] = await db
    .select()
    .from(transaction)
    .where(and(eq(transaction.id, id), eq(transaction.adopterId, adopterId)));
  return row;
}

type Filters = Partial<Record<'status', FilterValue>>;

const own = (adopterId: number, filters: Filters) =>
  and(eq(transaction.adopterId, adopterId), ...matchingEach(filters, { status: transaction.status }));

export const listOwnTransactions = (
  db: Db,
  adopterId: number,
  filters: Filters,
  page: { limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<TransactionRow[]> =>
  db
    .select()
    .from(transaction)
    .where(own(adopterId, filters))
    .orderBy(page.order === 'asc' ? asc(transaction.id) : desc(transaction.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countOwnTransactions(db: Db, adopterId: number, filters: Filters): Promise<number> {
  const [row] = await db.select({ total: count() }).from(transaction).where(own(adopterId, filters));
  return row?.total ?? 0;
}

/** The trees of some transactions, in the order they were chosen. */
export const listTransactionTrees = (
  db: Db,
  transactionIds: readonly number[],
): Promise<TransactionTreeRow[]> =>
  transactionIds.length
    ? db
        .select()
        .from(transactionTree)
        .where(inArray(transactionTree.transactionId, [...transactionIds]))
        .orderBy(asc(transactionTree.transactionId), asc(transactionTree.position))
    : Promise.resolve([]);

export async function setOutcome(
  db: Db,
  key: Pick<TransactionTreeRow, 'transactionId' | 'treeId'>,
  changes: Partial<Pick<TransactionTreeRow, 'outcome' | 'replacedByTreeId'>>,
): Promise<void> {
  await db
    .update(transactionTree)
    .set(changes)
    .where(and(eq(transactionTree.transactionId, key.transactionId), eq(transactionTree.treeId, key.treeId)));
}

/** Unpaid transactions whose deadline has passed, from after one on and round to it. */
export async function listDueTransactions(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: transaction.id })
    .from(transaction)
    .where(and(eq(transaction.status, 'pending_payment'), lte(transaction.expiresAt, now)))
    .orderBy(lte(transaction.id, after), asc(transaction.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** An adopter's orders that wait for their payment. */
export async function listAwaited(db: Db, adopterId: number): Promise<number[]> {
  const rows = await db
    .select({ id: transaction.id })
    .from(transaction)
    .where(and(eq(transaction.adopterId, adopterId), eq(transaction.status, 'pending_payment')));
  return rows.map(({ id }) => id);
}

/**
 * Takes every name and address out of an adopter's orders; number, amounts, dates and trees stay.
 * @returns their ids
 */
export async function makeOrdersNameless(db: Db, adopterId: number): Promise<number[]> {
  const rows = await db
    .select({ id: transaction.id, customer: transaction.customer })
    .from(transaction)
    .where(eq(transaction.adopterId, adopterId));
  for (const { id, customer } of rows) {
    await updateTransaction(db, id, {
      customer: { ...customer, firstName: '', lastName: '', email: '', phone: '' },
      publicName: 'hidden',
      holder: '',
      giftMessage: null,
      giftRecipientEmail: null,
    });
  }
  return rows.map(({ id }) => id);
}

/** What was given back by hand between two moments, oldest first. */
export const listGivenBackBetween = (db: Db, adopterId: number, from: Date, to: Date) =>
  db
    .select({
      number: transaction.number,
      reference: flaggedDecision.note,
      amount: flaggedDecision.amount,
      at: flaggedDecision.decidedAt,
    })
    .from(flaggedDecision)
    .innerJoin(transaction, eq(transaction.id, flaggedDecision.transactionId))
    .where(
      and(
        eq(transaction.adopterId, adopterId),
        eq(flaggedDecision.decision, 'refunded'),
        gte(flaggedDecision.decidedAt, from),
        lt(flaggedDecision.decidedAt, to),
      ),
    )
    .orderBy(asc(flaggedDecision.decidedAt));
export type GivenBack = Awaited<ReturnType<typeof listGivenBackBetween>>[number];

/** What an adopter paid between two moments, oldest first. */
export const listPaidBetween = (db: Db, adopterId: number, from: Date, to: Date): Promise<TransactionRow[]> =>
  db
    .select()
    .from(transaction)
    .where(
      and(
        eq(transaction.adopterId, adopterId),
        eq(transaction.status, 'paid'),
        gte(transaction.paidAt, from),
        lt(transaction.paidAt, to),
      ),
    )
    .orderBy(asc(transaction.paidAt));
