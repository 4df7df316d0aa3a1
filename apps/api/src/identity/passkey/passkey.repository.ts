import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { passkey, passkeyChallenge, signInWay } from '../../database/schema/index.ts';

export type PasskeyRow = typeof passkey.$inferSelect;
/** A passkey with whose it is and what it is called. */
export type OwnedPasskey = PasskeyRow & { adopterId: number; label: string | null };

const owned = (db: Db) =>
  db
    .select({ passkey, adopterId: signInWay.adopterId, label: signInWay.label })
    .from(passkey)
    .innerJoin(signInWay, eq(signInWay.id, passkey.wayId));

export async function passkeysOf(db: Db, adopterId: number): Promise<PasskeyRow[]> {
  const rows = await owned(db).where(eq(signInWay.adopterId, adopterId));
  return rows.map((row) => row.passkey);
}

export async function findPasskey(db: Db, credentialId: string): Promise<OwnedPasskey | undefined> {
  const [row] = await owned(db).where(eq(passkey.credentialId, credentialId));
  return row && { ...row.passkey, adopterId: row.adopterId, label: row.label };
}

/** False where an account has it already. */
export async function insertPasskey(db: Db, row: typeof passkey.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.wayId });
  return rows.length > 0;
}

/**
 * Keeps how far it has counted; false where it had counted as far before. Those that do not count say 0 each time. The
 * database decides, so that of two answers with one count one is refused.
 */
export async function raiseCounter(db: Db, wayId: number, counter: number): Promise<boolean> {
  const isFurther = counter === 0 ? eq(passkey.counter, 0) : lt(passkey.counter, counter);
  const rows = await db
    .update(passkey)
    .set({ counter })
    .where(and(eq(passkey.wayId, wayId), isFurther))
    .returning({ id: passkey.wayId });
  return rows.length > 0;
}

export const insertChallenge = async (db: Db, row: typeof passkeyChallenge.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenge).values(row);
};

/** Takes a challenge that is still good, once. @returns whether there was one, made for this account or for a login */
export async function takeChallenge(
  db: Db,
  { challenge, adopterId }: { challenge: string; adopterId: number | undefined },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        adopterId === undefined
          ? isNull(passkeyChallenge.adopterId)
          : eq(passkeyChallenge.adopterId, adopterId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return rows.length > 0;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
}
