import { desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { signingKey } from '../../database/schema/index.ts';

export type KeyRow = typeof signingKey.$inferSelect;

export async function findKey(db: Db, id: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(signingKey).where(eq(signingKey.id, id));
  return row;
}

/** The key in use. */
export async function findCurrentKey(db: Db): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(signingKey)
    .where(isNull(signingKey.retiredAt))
    .orderBy(desc(signingKey.createdAt))
    .limit(1);
  return row;
}

/** Retired ones too, the newest first. */
export const listKeys = (db: Db): Promise<KeyRow[]> =>
  db.select().from(signingKey).orderBy(desc(signingKey.createdAt));

export async function insertKey(db: Db, row: typeof signingKey.$inferInsert): Promise<KeyRow> {
  const [made] = await db.insert(signingKey).values(row).returning();
  if (!made) throw new Error('The signing key was not stored');
  return made;
}

export async function updatePrivateKey(db: Db, id: string, privateKey: KeyRow['privateKey']): Promise<void> {
  await db.update(signingKey).set({ privateKey }).where(eq(signingKey.id, id));
}

export async function retireKeys(db: Db, retiredAt: Date): Promise<void> {
  await db.update(signingKey).set({ retiredAt }).where(isNull(signingKey.retiredAt));
}
