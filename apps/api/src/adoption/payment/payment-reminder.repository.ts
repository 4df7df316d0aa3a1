import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { paymentMethod, transaction } from '../../database/schema/index.ts';
import type { TransactionRow } from '../ledger/index.ts';

/** Transactions that somebody still has hours to pay: those by virtual account. */
export async function listUnpaidTransfers(db: Db, now: Date): Promise<TransactionRow[]> {
  const rows = await db
    .select({ row: transaction })
    .from(transaction)
    .innerJoin(paymentMethod, eq(paymentMethod.id, transaction.paymentMethodId))
    .where(
      and(
        eq(transaction.status, 'pending_payment'),
        gt(transaction.expiresAt, now),
        eq(paymentMethod.group, 'bank_transfer'),
      ),
    );
  return rows.map(({ row }) => row);
}
