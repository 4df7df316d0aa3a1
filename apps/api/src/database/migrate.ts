import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Type } from 'typebox';
import { ConfigError } from '../config/config.ts';
import { type Connection, hasTable, withConnection } from './connection.ts';
import { query } from './query.ts';
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

const holdSessionLock = query({
  name: 'hold-session-lock',
  given: { key: 'integer' },
  row: Type.Object({}),
  text: (value) => sql`select pg_advisory_lock(${value('key')})`,
});

const findMigrations = query({
  name: 'migrations',
  given: {},
  row: Type.Object({ hash: Type.String() }),
  text: () => sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
});

/** Hashes of the migrations that a database went through, oldest first. */
export async function listMigrations(db: Connection): Promise<string[]> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return [];
  return (await findMigrations(db, {})).map(({ hash }) => hash);
}

/**
 * Drizzle goes by the dates of migrations alone, and would skip ours or run them over tables of another making. Newer
 * ones after ours are welcome: the version before runs beside the next.
 */
async function requireOurMigrations(db: Connection, migrationsFolder: string): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const theirs = await listMigrations(db);
  if (theirs.every((hash, index) => index >= ours.length || hash === ours[index])) return;
  const client = db.$client;
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

const apply = (
  url: string,
  migrationsFolder: string,
  andThen: (db: NodePgDatabase) => Promise<void> = async () => {},
): Promise<void> =>
  withConnection(url, async (db) => {
    await holdSessionLock(db, { key: lockKey });
    await requireOurMigrations(db, migrationsFolder);
    await migrate(db, { migrationsFolder });
    await andThen(db);
  });
