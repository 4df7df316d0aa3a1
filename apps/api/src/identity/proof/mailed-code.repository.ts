import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { type CodePurpose, emailCode, emailCooldown } from '../../database/schema/index.ts';

export type MailedCode = typeof emailCode.$inferSelect;

/** Stores a new proof; the earlier ones of the same purpose and address stop working. */
export async function replaceCode(db: Db, row: typeof emailCode.$inferInsert): Promise<void> {
  await db
    .update(emailCode)
    .set({ usedAt: row.createdAt })
    .where(and(eq(emailCode.purpose, row.purpose), eq(emailCode.email, row.email), isNull(emailCode.usedAt)));
  await db.insert(emailCode).values(row);
}

const byLink = (db: Db, purpose: CodePurpose, linkHash: string) =>
  db
    .select()
    .from(emailCode)
    .where(and(eq(emailCode.purpose, purpose), eq(emailCode.linkHash, linkHash)));

/** The proof behind a link. */
export async function findCodeByLink(
  db: Db,
  purpose: CodePurpose,
  linkHash: string,
): Promise<MailedCode | undefined> {
  const [row] = await byLink(db, purpose, linkHash);
  return row;
}

/** The same, locked until the transaction ends; the account it is of, if that too, comes before it. */
export async function lockCodeByLink(
  db: Db,
  purpose: CodePurpose,
  linkHash: string,
): Promise<MailedCode | undefined> {
  const [row] = await byLink(db, purpose, linkHash).for('update');
  return row;
}

/** The code mailed last to an address. */
export async function findNewestCode(
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

/** The code mailed last for an account since a moment, and not yet used. */
export async function findOpenCode(
  db: Db,
  purpose: CodePurpose,
  adopterId: number,
  since: Date,
): Promise<MailedCode | undefined> {
  const [row] = await db
    .select()
    .from(emailCode)
    .where(and(openCodes(purpose, adopterId), gt(emailCode.createdAt, since)))
    .orderBy(desc(emailCode.id))
    .limit(1);
  return row;
}

const openCodes = (purpose: CodePurpose, adopterId: number) =>
  and(eq(emailCode.adopterId, adopterId), eq(emailCode.purpose, purpose), isNull(emailCode.usedAt));

/**
 * Tries a code. A wrong one counts at once; a right one waits its turn as well, so that of many tries sent together no
 * more than `most` are looked at.
 * @returns whether it is right; undefined of one that is over, or was tried too often
 */
export async function tryCode(
  db: Db,
  { id, codeHash, repeated }: { id: number; codeHash: string; repeated: boolean },
  { now, most }: { now: Date; most: number },
): Promise<boolean | undefined> {
  const [tried] = await db
    .update(emailCode)
    .set({ attempts: sql`${emailCode.attempts} + (${ne(emailCode.codeHash, codeHash)})::int` })
    .where(
      and(
        eq(emailCode.id, id),
        gt(emailCode.expiresAt, now),
        repeated ? undefined : isNull(emailCode.usedAt),
        lt(emailCode.attempts, most),
      ),
    )
    .returning({ codeHash: emailCode.codeHash });
  return tried && tried.codeHash === codeHash;
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

/** Makes what was mailed for one purpose of an account useless. */
export async function spendOpenCodes(
  db: Db,
  purpose: CodePurpose,
  adopterId: number,
  usedAt: Date,
): Promise<void> {
  await db.update(emailCode).set({ usedAt }).where(openCodes(purpose, adopterId));
}

/** Makes every code and link that was mailed for an account useless. */
export async function spendCodesOf(db: Db, adopterId: number, usedAt: Date): Promise<void> {
  await db
    .update(emailCode)
    .set({ usedAt })
    .where(and(eq(emailCode.adopterId, adopterId), isNull(emailCode.usedAt)));
}

/**
 * The same, but for the links by which addresses from before that of `since`, or all earlier ones, get their account
 * back: whoever took it over cannot take these away by changing the address again.
 */
export async function spendCodesButUndo(
  db: Db,
  adopterId: number,
  usedAt: Date,
  since?: number,
): Promise<void> {
  const isUndo = eq(emailCode.purpose, 'email_undo');
  const stays = since === undefined ? isUndo : and(isUndo, lt(emailCode.id, since));
  await db
    .update(emailCode)
    .set({ usedAt })
    .where(and(eq(emailCode.adopterId, adopterId), isNull(emailCode.usedAt), sql`not (${stays})`));
}

/** Whether an account that had this address may still have it back, which nobody else gets meanwhile. */
export async function isHeldBack(db: Db, email: string, now: Date, but?: number): Promise<boolean> {
  const [row] = await db
    .select({ adopterId: emailCode.adopterId })
    .from(emailCode)
    .where(
      and(
        eq(emailCode.purpose, 'email_undo'),
        eq(emailCode.email, email),
        isNull(emailCode.usedAt),
        gt(emailCode.expiresAt, now),
        but === undefined ? undefined : ne(emailCode.adopterId, but),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Codes that ran out before a moment. */
export async function deleteExpiredCodes(db: Db, before: Date): Promise<void> {
  await db.delete(emailCode).where(lt(emailCode.expiresAt, before));
}

/** Cooldowns of addresses that nothing was mailed to since a moment. */
export async function deleteOldCooldowns(db: Db, since: Date): Promise<void> {
  await db.delete(emailCooldown).where(lt(emailCooldown.lastSentAt, since));
}
