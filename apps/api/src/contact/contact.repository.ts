import { eq } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { contactMessage } from '../database/schema/index.ts';

/** @returns its id */
export async function insertContactMessage(
  db: Db,
  row: typeof contactMessage.$inferInsert,
): Promise<number | undefined> {
  const [made] = await db.insert(contactMessage).values(row).returning({ id: contactMessage.id });
  return made?.id;
}

export async function deleteContactMessages(db: Db, email: string): Promise<void> {
  await db.delete(contactMessage).where(eq(contactMessage.email, email));
}
