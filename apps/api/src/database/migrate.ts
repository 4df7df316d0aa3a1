import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const everyMigration = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_204_912;

/** Brings the database to the newest schema. Replicas that start together wait for one another. */
export const migrateDatabase = (url: string): Promise<void> => apply(url, everyMigration);

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

async function apply(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
