import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Type } from 'typebox';
import type { Connection } from '../connection.ts';
import { query } from '../query.ts';
import { EmbeddedPostgresError } from './error.ts';

const lockKey = 7_204_911;

const tryLock = query({
  name: 'try-session-lock',
  given: { key: 'integer' },
  row: Type.Object({ held: Type.Boolean() }),
  text: (value) => sql`select pg_try_advisory_lock(${value('key')}) as held`,
});

/** An advisory lock, held as long as this process lives, is what refuses a second start on the folder. */
export async function holdFolder(url: string, folder: string): Promise<Connection> {
  const client = new pg.Client({ connectionString: url, application_name: `rimba ${process.pid}` });
  await client.connect();
  client.on('error', () => {});
  const db = drizzle({ client });
  for (let tries = 0; tries < 20; tries += 1) {
    const [lock] = await tryLock(db, { key: lockKey });
    if (lock?.held) return db;
    await wait(100);
  }
  await client.end();
  throw new EmbeddedPostgresError(
    `Rimba is already running on the data folder ${dirname(folder)}: stop it first, or give this one another RIMBA_DATA_DIR.`,
  );
}
