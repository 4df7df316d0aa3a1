import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { Type } from 'typebox';
import { query } from './query.ts';

export type Connection = NodePgDatabase & { $client: pg.Client };

/**
 * Gives one connection to a database for as long as the work takes; a transaction on it holds whatever is asked of it.
 * It speaks UTC, as those of the pool do.
 */
export async function withConnection<T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(drizzle({ client, casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}

const findTable = query({
  name: 'has-table',
  given: { name: 'text' },
  row: Type.Object({ there: Type.Boolean() }),
  text: (value) => sql`select to_regclass(${value('name')}) is not null as there`,
});

/** Whether a database that may be anybody's has this table. */
export async function hasTable(db: Connection, name: string): Promise<boolean> {
  const [found] = await findTable(db, { name });
  return found?.there ?? false;
}
