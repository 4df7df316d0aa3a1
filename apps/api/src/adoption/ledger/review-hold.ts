import type { Db } from '../../database/client.ts';
import { prolongHolds } from './hold.repository.ts';
import { latestDeadline } from './hold.rules.ts';
import { type TransactionRow, updateTransaction } from './transaction.repository.ts';
import { isAwaited } from './transaction.rules.ts';

/**
 * The adopter has done their part and a person at the gateway decides, which takes longer than the method's own
 * time: the trees stay held for as long as any may be.
 * @returns the new deadline; undefined where the time was up already, or is no shorter
 */
export async function holdForReview(
  tx: Db,
  { id, status, createdAt, expiresAt }: TransactionRow,
  now: Date,
): Promise<Date | undefined> {
  const deadline = latestDeadline(createdAt);
  if (!isAwaited({ status, expiresAt }, now) || expiresAt >= deadline) return undefined;
  await prolongHolds(tx, id, deadline, now);
  await updateTransaction(tx, id, { expiresAt: deadline });
  return deadline;
}
