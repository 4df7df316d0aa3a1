import { asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { mail } from '../../database/schema/index.ts';
import type { MailTemplate } from '../message/index.ts';

export type StoredMail = typeof mail.$inferSelect;

/** @returns its id; undefined when the same was written before */
export async function insertMail(db: Db, row: typeof mail.$inferInsert): Promise<number | undefined> {
  const [made] = await db.insert(mail).values(row).onConflictDoNothing().returning({ id: mail.id });
  return made?.id;
}

export async function findMail(db: Db, id: number): Promise<StoredMail | undefined> {
  const [row] = await db.select().from(mail).where(eq(mail.id, id));
  return row;
}

export const listUnsent = (db: Db): Promise<{ id: number }[]> =>
  db.select({ id: mail.id }).from(mail).where(isNull(mail.sentAt)).orderBy(asc(mail.id));

const nextAttempt = sql`${mail.attempts} + 1`;

/** Mails whose code or link opens something. */
const proofs: MailTemplate[] = [
  'verification',
  'checkoutCode',
  'passwordReset',
  'confirmationCode',
  'loginCode',
];

/** What opens something is not kept once it is on its way, nor whom somebody was who has deleted their account. */
export async function noteSent(db: Db, id: number, sentAt: Date): Promise<void> {
  const isProof = inArray(mail.template, proofs);
  const data = sql`case when ${isProof} then ${mail.data} - 'code' - 'link' else ${mail.data} end`;
  const isFarewell = eq(mail.template, 'accountDeleted' satisfies MailTemplate);
  const recipient = sql`case when ${isFarewell} then '' else ${mail.recipient} end`;
  await db
    .update(mail)
    .set({ sentAt, attempts: nextAttempt, lastError: null, data, recipient })
    .where(eq(mail.id, id));
}

export async function noteAttempt(db: Db, id: number, lastError: string): Promise<void> {
  await db.update(mail).set({ attempts: nextAttempt, lastError }).where(eq(mail.id, id));
}

/** Removes what was written to an address, and what came from it: that stands in mails of the operator's. */
export async function deleteMails(db: Db, email: string): Promise<void> {
  await db.delete(mail).where(or(eq(mail.recipient, email), sql`${mail.data} ->> 'email' = ${email}`));
}
