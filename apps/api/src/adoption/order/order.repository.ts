import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { idempotencyKey } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import type { TransactionRow } from '../ledger/index.ts';
import type { OrderKey } from './order-key.rules.ts';

/**
 * The transaction that an earlier request under this key made.
 * @throws request.idempotency_conflict for another body, checkout.transaction_creation_failed for one that came to no end
 */
export async function findOrderByKey(db: Db, key: OrderKey): Promise<number | undefined> {
  const [found] = await db
    .select({ bodyHash: idempotencyKey.bodyHash, transactionId: idempotencyKey.transactionId })
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.scope, key.scope),
        eq(idempotencyKey.route, key.route),
        eq(idempotencyKey.key, key.key),
      ),
    );
  if (!found) return undefined;
  if (found.bodyHash !== key.bodyHash) throw new Problem('request.idempotency_conflict');
  if (found.transactionId === null) {
    throw new Problem('checkout.transaction_creation_failed', { retryAfter: 1 });
  }
  return found.transactionId;
}

/** Takes a key for good: of two that take one the database refuses the second. */
export async function insertOrderKey(
  db: Db,
  key: OrderKey,
  { id, createdAt }: Pick<TransactionRow, 'id' | 'createdAt'>,
): Promise<void> {
  await db.insert(idempotencyKey).values({ ...key, transactionId: id, createdAt });
}

/** Forgets under which keys some orders were sent: a guest's names the address it was used with. */
export async function deleteOrderKeys(db: Db, transactionIds: readonly number[]): Promise<void> {
  await db.delete(idempotencyKey).where(inArray(idempotencyKey.transactionId, [...transactionIds]));
}
