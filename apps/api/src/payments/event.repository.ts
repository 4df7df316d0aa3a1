import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { paymentEvent } from '../database/schema/index.ts';
import type { GatewayNotification } from './gateway-port.ts';

/** Keeps a notification as it came, once, and answers whether it has been dealt with already. */
export async function storeEvent(
  db: Db,
  event: GatewayNotification,
  body: unknown,
  receivedAt: Date,
): Promise<{ id: number; applied: boolean }> {
  const { orderId, gatewayTransactionId, transactionStatus, statusCode } = event;
  await db
    .insert(paymentEvent)
    .values({ orderId, gatewayTransactionId, transactionStatus, statusCode, body, receivedAt })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: paymentEvent.id, appliedAt: paymentEvent.appliedAt })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.gatewayTransactionId, gatewayTransactionId),
        eq(paymentEvent.transactionStatus, transactionStatus),
        eq(paymentEvent.statusCode, statusCode),
      ),
    );
  if (!row) throw new Error('The notification was not stored');
  return { id: row.id, applied: row.appliedAt !== null };
}

export async function markApplied(db: Db, id: number, appliedAt: Date): Promise<void> {
  await db.update(paymentEvent).set({ appliedAt }).where(eq(paymentEvent.id, id));
}
