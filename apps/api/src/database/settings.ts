import { eq } from 'drizzle-orm';
import type { Db } from './client.ts';
import { setting } from './schema/index.ts';

/** What is kept under a name, as whoever wrote it knows to read it. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  return row?.value;
}

export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}
