import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { paymentMethod } from '../database/schema/index.ts';

export type PaymentMethodRow = typeof paymentMethod.$inferSelect;

export const listPaymentMethods = (db: Db): Promise<PaymentMethodRow[]> =>
  db.select().from(paymentMethod).orderBy(asc(paymentMethod.position));

export async function findPaymentMethod(db: Db, id: number): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethod).where(eq(paymentMethod.id, id));
  return row;
}

/** @returns the method as it is now; undefined when there is none of this code */
export async function setAvailable(
  db: Db,
  code: string,
  available: boolean,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db
    .update(paymentMethod)
    .set({ available })
    .where(eq(paymentMethod.code, code))
    .returning();
  return row;
}

export async function findPaymentMethodByCode(db: Db, code: string): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethod).where(eq(paymentMethod.code, code));
  return row;
}
