import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { flaggedDecision, transaction } from '../../database/schema/index.ts';
import type { TransactionRow } from '../ledger/index.ts';

/** Transactions that a person has to look into, the oldest first. */
export const listFlagged = (db: Db): Promise<TransactionRow[]> =>
  db.select().from(transaction).where(isNotNull(transaction.flagged)).orderBy(asc(transaction.id));

/** One of them, by its number. */
export async function findFlaggedId(db: Db, number: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: transaction.id })
    .from(transaction)
    .where(and(eq(transaction.number, number), isNotNull(transaction.flagged)));
  return row?.id;
}

export async function recordDecision(db: Db, row: typeof flaggedDecision.$inferInsert): Promise<void> {
  await db.insert(flaggedDecision).values(row);
}

/** Every decision on record with its transaction's number, the oldest first. */
export const listDecisions = (db: Db) =>
  db
    .select({
      number: transaction.number,
      reasons: flaggedDecision.reasons,
      decision: flaggedDecision.decision,
      note: flaggedDecision.note,
      decidedBy: flaggedDecision.decidedBy,
      decidedAt: flaggedDecision.decidedAt,
    })
    .from(flaggedDecision)
    .innerJoin(transaction, eq(transaction.id, flaggedDecision.transactionId))
    .orderBy(asc(flaggedDecision.id));
