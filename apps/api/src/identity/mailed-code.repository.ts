import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { type CodePurpose, emailCode, emailCooldown } from '../database/schema/index.ts';

export type MailedCode = typeof emailCode.$inferSelect;

/** Stores a new proof; the earlier ones of the same purpose and address stop working. */
export async function replaceCode(db: Db, row: typeof emailCode.$inferInsert): Promise<void> {
  await db
    .update(emailCode)
    .set({ usedAt: row.createdAt })
    .where(and(eq(emailCode.purpose, row.purpose), eq(emailCode.email, row.email), isNull(emailCode.usedAt)));
  await db.insert(emailCode).values(row);
}

/** The proof behind a link, locked until the transaction ends. */
export async function lockCodeByLink(
  db: Db,
  purpose: CodePurpose,
  linkHash: string,
): Promise<MailedCode | undefined> {
  const [row] = await db
    .select()
    .from(emailCode)
    .where(and(eq(emailCode.purpose, purpose), eq(emailCode.linkHash, linkHash)))
    .for('update');
  return row;
}

/** The newest code to type that was mailed to the address. */
export async function findTypedCode(
  db: Db,
  purpose: CodePurpose,
  email: string,
): Promise<MailedCode | undefined> {
  const [row] = await db
    .select()
    .from(emailCode)
    .where(and(eq(emailCode.purpose, purpose), eq(emailCode.email, email)))
    .orderBy(desc(emailCode.id))
    .limit(1);
  return row;
}

/** Counts a try; false when there are none left. */
export async function countAttempt(db: Db, id: number, most: number): Promise<boolean> {
  const rows = await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + 1` })
    .where(and(eq(emailCode.id, id), lt(emailCode.attempts, most)))
    .returning({ id: emailCode.id });
  return rows.length > 0;
}

/** Takes back a try that was right. */
export async function forgiveAttempt(db: Db, id: number): Promise<void> {
  await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} - 1` })
    .where(eq(emailCode.id, id));
}

/** Spends the code; false when somebody was first. */
export async function spendCode(db: Db, id: number, usedAt: Date): Promise<boolean> {
  const rows = await db
    .update(emailCode)
    .set({ usedAt })
    .where(and(eq(emailCode.id, id), isNull(emailCode.usedAt)))
    .returning({ id: emailCode.id });
  return rows.length > 0;
}

export async function findCooldown(db: Db, purpose: CodePurpose, email: string) {
  const [row] = await db
    .select()
    .from(emailCooldown)
    .where(and(eq(emailCooldown.purpose, purpose), eq(emailCooldown.email, email)));
  return row;
}

/** The cooldown, locked; made when there is none, so that of two requests at once one waits. */
export async function lockCooldown(db: Db, purpose: CodePurpose, email: string, now: Date) {
  const [row] = await db
    .insert(emailCooldown)
    .values({ purpose, email, sent: 0, lastSentAt: now, nextAt: now })
    .onConflictDoUpdate({ target: [emailCooldown.purpose, emailCooldown.email], set: { purpose } })
    .returning();
  return row;
}

export async function setCooldown(db: Db, row: typeof emailCooldown.$inferInsert): Promise<void> {
  await db
    .update(emailCooldown)
    .set(row)
    .where(and(eq(emailCooldown.purpose, row.purpose), eq(emailCooldown.email, row.email)));
}

/**
 * Takes an address out of what was mailed to it. The codes stay without it, so that a link of a deleted account
 * is still recognised as one.
 */
export async function forgetAddress(db: Db, email: string): Promise<void> {
  await db.update(emailCode).set({ email: '' }).where(eq(emailCode.email, email));
  await db.delete(emailCooldown).where(eq(emailCooldown.email, email));
}

/** Makes every code and link that was mailed for an account useless. */
export async function spendCodesOf(db: Db, adopterId: number, usedAt: Date): Promise<void> {
  await db
    .update(emailCode)
    .set({ usedAt })
    .where(and(eq(emailCode.adopterId, adopterId), isNull(emailCode.usedAt)));
}
