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

export async function findPaymentMethodByCode(db: Db, code: string): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethod).where(eq(paymentMethod.code, code));
  return row;
}
