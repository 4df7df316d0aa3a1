import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { paymentEvent } from '../../database/schema/index.ts';
import type { GatewayNotification } from '../../payment-gateway/index.ts';

/** Deeper than this no notification goes; what would is left out. */
const deepest = 6;

/** The signature covers a few fields, so the rest may be anything: what PostgreSQL's JSON cannot hold is left out. */
function storable(value: unknown, depth = deepest): unknown {
  if (typeof value === 'string') return writable(value);
  if (!value || typeof value !== 'object') return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((one) => storable(one, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [writable(name), storable(one, depth - 1)]),
  );
}

const writable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

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
    .values({
      orderId,
      gatewayTransactionId,
      transactionStatus,
      statusCode,
      body: storable(body),
      receivedAt,
    })
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

/** What was told of an order until then is dealt with: it was asked since what is true. */
export async function markToldUntil(db: Db, orderId: string, until: Date, appliedAt: Date): Promise<void> {
  await db
    .update(paymentEvent)
    .set({ appliedAt })
    .where(
      and(
        eq(paymentEvent.orderId, orderId),
        isNull(paymentEvent.appliedAt),
        lte(paymentEvent.receivedAt, until),
      ),
    );
}
