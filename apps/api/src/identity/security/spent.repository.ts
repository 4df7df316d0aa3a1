import { lt } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { spentCaptcha } from '../../database/schema/index.ts';

/** Notes what works once as used, until it expires anyway; false when somebody was first. */
export async function spendOnce(db: Db, nonce: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.insert(spentCaptcha).values({ nonce, expiresAt }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteExpiredSpent(db: Db, now: Date): Promise<void> {
  await db.delete(spentCaptcha).where(lt(spentCaptcha.expiresAt, now));
}
