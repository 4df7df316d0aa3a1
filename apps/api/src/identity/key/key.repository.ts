import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, apiKey } from '../../database/schema/index.ts';

export type KeyRow = typeof apiKey.$inferSelect;

const working = (adopterId: number) => and(eq(apiKey.adopterId, adopterId), isNull(apiKey.endedAt));

/** The keys of an account that work, the oldest first. */
export const workingKeys = (db: Db, adopterId: number): Promise<KeyRow[]> =>
  db.select().from(apiKey).where(working(adopterId)).orderBy(asc(apiKey.id));

/** Those that were ended, too. */
export const allKeys = (db: Db, adopterId: number): Promise<KeyRow[]> =>
  db.select().from(apiKey).where(eq(apiKey.adopterId, adopterId)).orderBy(asc(apiKey.id));

export async function insertKey(db: Db, row: typeof apiKey.$inferInsert): Promise<KeyRow> {
  const [made] = await db.insert(apiKey).values(row).returning();
  if (!made) throw new Error('No row came back of a key');
  return made;
}

/** @returns what it was; undefined where the account has no such key that works */
export async function endKey(
  db: Db,
  { id, adopterId }: { id: number; adopterId: number },
  endedAt: Date,
): Promise<KeyRow | undefined> {
  const [ended] = await db
    .update(apiKey)
    .set({ endedAt })
    .where(and(eq(apiKey.id, id), working(adopterId)))
    .returning();
  return ended;
}

export const markKeyUsed = async (db: Db, id: number, lastUsedOn: string) => {
  await db.update(apiKey).set({ lastUsedOn }).where(eq(apiKey.id, id));
};

export const deleteKeys = async (db: Db, adopterId: number) => {
  await db.delete(apiKey).where(eq(apiKey.adopterId, adopterId));
};

const found = {
  id: apiKey.id,
  adopterId: apiKey.adopterId,
  scopes: apiKey.scopes,
  lastUsedOn: apiKey.lastUsedOn,
  verified: sql<boolean>`${adopter.emailVerifiedAt} is not null`,
};

/** Keys that work, by what is stored of their secret: asked at every call with one, so written and planned once. */
export function keyFinder(db: Db) {
  const bySecret = db
    .select(found)
    .from(apiKey)
    .innerJoin(adopter, and(eq(adopter.id, apiKey.adopterId), isNull(adopter.deletedAt)))
    .where(and(eq(apiKey.secretHash, sql.placeholder('hash')), isNull(apiKey.endedAt)))
    .prepare('find_key');
  return async (hash: string) => (await bySecret.execute({ hash }))[0];
}

/** Whether a key still works. */
export async function isWorking(db: Db, id: number, adopterId: number): Promise<boolean> {
  const rows = await db
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(and(eq(apiKey.id, id), working(adopterId)));
  return rows.length > 0;
}

/** Those that were ended before a moment. */
export async function deleteEndedKeys(db: Db, before: Date): Promise<void> {
  await db.delete(apiKey).where(lt(apiKey.endedAt, before));
}
