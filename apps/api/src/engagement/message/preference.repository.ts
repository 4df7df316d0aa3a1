import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, notificationPreference } from '../../database/schema/index.ts';

export type StoredPreference = typeof notificationPreference.$inferSelect;

export const findPreferences = (db: Db, adopterId: number): Promise<StoredPreference[]> =>
  db.select().from(notificationPreference).where(eq(notificationPreference.adopterId, adopterId));

export async function findPreference(db: Db, adopterId: number, category: string) {
  const [row] = await db
    .select()
    .from(notificationPreference)
    .where(
      and(eq(notificationPreference.adopterId, adopterId), eq(notificationPreference.category, category)),
    );
  return row;
}

/** The preference of whoever has this address; undefined for strangers and where nothing was chosen. */
export async function findPreferenceByEmail(db: Db, email: string, category: string) {
  const [row] = await db
    .select({ email: notificationPreference.email })
    .from(notificationPreference)
    .innerJoin(adopter, eq(adopter.id, notificationPreference.adopterId))
    .where(and(eq(adopter.email, email), eq(notificationPreference.category, category)));
  return row;
}

export async function findAccountOf(db: Db, email: string): Promise<{ id: number } | undefined> {
  const [row] = await db.select({ id: adopter.id }).from(adopter).where(eq(adopter.email, email));
  return row;
}

/** Whether an account is there still. */
export async function hasAccount(db: Db, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: adopter.id })
    .from(adopter)
    .where(and(eq(adopter.id, id), isNull(adopter.deletedAt)));
  return row !== undefined;
}

export async function savePreference(db: Db, { inApp, email, ...key }: StoredPreference): Promise<void> {
  await db
    .insert(notificationPreference)
    .values({ ...key, inApp, email })
    .onConflictDoUpdate({
      target: [notificationPreference.adopterId, notificationPreference.category],
      set: { inApp, email },
    });
}

export async function deletePreferences(db: Db, adopterId: number): Promise<void> {
  await db.delete(notificationPreference).where(eq(notificationPreference.adopterId, adopterId));
}
