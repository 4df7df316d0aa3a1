import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import { methodCodes, paymentMethod, paymentMethodTerms } from './schema/index.ts';

const everyMigration = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_204_912;

/**
 * Brings the database to the newest schema, with a row for every way to pay. Replicas that start together wait for one
 * another.
 * @throws ConfigError with one sentence where other migrations than ours made the database
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

/** Hashes of the migrations that a database went through, oldest first. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ journal: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as journal`,
  );
  if (!found[0]?.journal) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
}

/**
 * Drizzle goes by the dates of migrations alone, and would skip ours or run them over tables of another making. Newer
 * ones after ours are welcome: the version before runs beside the next.
 */
async function requireOurMigrations(client: pg.Client, migrationsFolder: string): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const theirs = await listMigrations(client);
  if (theirs.every((hash, index) => index >= ours.length || hash === ours[index])) return;
  throw new ConfigError(
    `The database ${client.database} at ${client.host}:${client.port} was made by a Rimba with other migrations and is ` +
      'left as it is: go on with that Rimba, or start with a new database (another DATABASE_URL or, without one, ' +
      'another RIMBA_DATA_DIR), or put a backup of this Rimba in its place (rimba backup restore <folder> --replace).',
  );
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
    await requireOurMigrations(client, migrationsFolder);
    const db = drizzle({ client, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    await andThen(db);
  } finally {
    await client.end();
  }
}
