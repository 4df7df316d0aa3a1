import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { methodCodes, paymentMethod, paymentMethodTerms } from './schema/index.ts';

const everyMigration = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_204_912;

/**
 * Brings the database to the newest schema, with a row for every way to pay. Replicas that start together wait for one
 * another.
 */
export const migrateDatabase = (url: string): Promise<void> => apply(url, everyMigration, addPaymentMethods);

/** Brings an empty database to the schema it had after so many migrations, for what was kept from that time. */
export async function migrateTo(url: string, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rimba-migrations-'));
  try {
    await cp(everyMigration, folder, { recursive: true });
    const journalFile = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8'));
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await apply(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What stands there is left as it is: staff may have changed it. */
async function addPaymentMethods(db: NodePgDatabase): Promise<void> {
  const stored = await db.select({ code: paymentMethod.code }).from(paymentMethod);
  const missing = methodCodes.filter((code) => !stored.some((row) => row.code === code));
  if (missing.length === 0) return;
  await db
    .insert(paymentMethod)
    .values(missing.map((code) => ({ code, ...paymentMethodTerms[code], available: true })));
}

async function apply(
  url: string,
  migrationsFolder: string,
  andThen: (db: NodePgDatabase) => Promise<void> = async () => {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    await andThen(db);
  } finally {
    await client.end();
  }
}
