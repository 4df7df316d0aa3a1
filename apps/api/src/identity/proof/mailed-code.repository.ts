import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, type CodePurpose, emailCode, emailCooldown } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';

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

/** What the newest code mailed to the address says to it. */
export type TryOutcome = {
  id: number | null;
  /** Asked for in another browser, or never. */
  strange: boolean;
  /** null of a code that is over, or was tried too often. */
  right: boolean | null;
  hasAccount: boolean;
};

/**
 * Tries codes of different addresses, in the order given. A wrong one counts at once; a right one waits its turn as
 * well, so that of many tries sent together no more than `most` are looked at.
 */
export const tryCodes = statement<TryOutcome, { tried: string; now: Date; most: number }>(
  () => sql`with tried as (
      select * from json_to_recordset(${sql.placeholder('tried')}::json) as tried
        (place int, purpose text, email text, "codeHash" text, "browserHash" text, repeated boolean)
    ),
    newest as (
      select tried.*, mailed.id, mailed.browser_hash is distinct from tried."browserHash" as strange
      from tried cross join lateral (
        select ${emailCode.id}, ${emailCode.browserHash} from ${emailCode}
        where ${emailCode.purpose} = tried.purpose and ${emailCode.email} = tried.email
        order by ${emailCode.id} desc limit 1
      ) as mailed
    ),
    counted as (
      update ${emailCode} set attempts = ${emailCode.attempts} + (${emailCode.codeHash} <> newest."codeHash")::int
      from newest
      where ${emailCode.id} = newest.id and not newest.strange
        and ${emailCode.expiresAt} > ${sql.placeholder('now')}::timestamptz
        and (${emailCode.usedAt} is null or newest.repeated) and ${emailCode.attempts} < ${sql.placeholder('most')}::int
      returning ${emailCode.id}, ${emailCode.codeHash} = newest."codeHash" as is_right
    )
    select newest.id, coalesce(newest.strange, true) as strange, counted.is_right as "right",
      exists (select from ${adopter} where ${adopter.email} = tried.email) as "hasAccount"
    from tried left join newest using (place) left join counted on counted.id = newest.id order by place`,
);

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
