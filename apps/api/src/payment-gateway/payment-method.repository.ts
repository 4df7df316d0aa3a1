import { eq } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { type MethodCode, methodCodes, paymentMethod } from '../database/schema/index.ts';

export type PaymentMethodRow = typeof paymentMethod.$inferSelect;

/** In the order in which they are offered. */
export async function listPaymentMethods(db: Db): Promise<PaymentMethodRow[]> {
  const rows = await db.select().from(paymentMethod);
  return rows.sort((one, other) => methodCodes.indexOf(one.code) - methodCodes.indexOf(other.code));
}

export async function findPaymentMethod(db: Db, id: number): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethod).where(eq(paymentMethod.id, id));
  return row;
}

/** @returns the method as it is now; undefined when there is none of this code */
export async function setAvailable(
  db: Db,
  code: MethodCode,
  available: boolean,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db
    .update(paymentMethod)
    .set({ available })
    .where(eq(paymentMethod.code, code))
    .returning();
  return row;
}

export async function findPaymentMethodByCode(
  db: Db,
  code: MethodCode,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethod).where(eq(paymentMethod.code, code));
  return row;
}
