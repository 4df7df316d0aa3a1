import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, signInWay } from '../../database/schema/index.ts';

export type Adopter = typeof adopter.$inferSelect;
export type NewAdopter = typeof adopter.$inferInsert;

export async function findAdopter(db: Db, id: number): Promise<Adopter | undefined> {
  const [row] = await db.select().from(adopter).where(eq(adopter.id, id));
  return row;
}

export async function findAdopterByEmail(db: Db, email: string): Promise<Adopter | undefined> {
  const [row] = await db.select().from(adopter).where(eq(adopter.email, email));
  return row;
}

export async function findAdopterByGoogle(db: Db, googleSubject: string): Promise<Adopter | undefined> {
  const [row] = await db.select().from(adopter).where(eq(adopter.googleSubject, googleSubject));
  return row;
}

/** The adopter, locked until the transaction ends. */
export async function lockAdopter(db: Db, id: number): Promise<Adopter | undefined> {
  const [row] = await db.select().from(adopter).where(eq(adopter.id, id)).for('update');
  return row;
}

/** undefined when the address has an account already. */
export async function insertAdopter(db: Db, row: NewAdopter): Promise<Adopter | undefined> {
  const [made] = await db.insert(adopter).values(row).onConflictDoNothing().returning();
  return made;
}

export async function updateAdopter(
  db: Db,
  id: number,
  changes: Partial<NewAdopter>,
): Promise<Adopter | undefined> {
  const [row] = await db
    .update(adopter)
    .set(changes)
    .where(and(eq(adopter.id, id), isNull(adopter.deletedAt)))
    .returning();
  return row;
}

/** Takes every passkey from the account; its password and Google account go with what `updateAdopter` empties. */
export const deletePasskeys = async (db: Db, adopterId: number): Promise<void> => {
  await db.delete(signInWay).where(and(eq(signInWay.adopterId, adopterId), eq(signInWay.kind, 'passkey')));
};
