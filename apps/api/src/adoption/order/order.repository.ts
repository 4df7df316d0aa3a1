import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { idempotencyKey } from '../../database/schema/index.ts';
import type { TransactionRow } from '../ledger/index.ts';
import type { MadeUnderKey, OrderKey } from './order-key.rules.ts';

/** What was sent and made by the request that took a key. */
export async function findUnderKey(db: Db, key: OrderKey): Promise<MadeUnderKey | undefined> {
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
  return found;
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
