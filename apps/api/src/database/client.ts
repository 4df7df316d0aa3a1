import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** The database or a transaction in it: a repository works in both. */
export type Db =
  | NodePgDatabase<typeof schema>
  | NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type Database = {
  db: NodePgDatabase<typeof schema>;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Opens a pool. Every session speaks UTC; a statement runs 15 s at the most, and waits no longer to begin. */
export function openDatabase(url: string, { size = 20 }: { size?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // What is asked at once is sent at once, each still a statement of its own.
    pipeline: true,
    connectionTimeoutMillis: 15_000,
    options: '-c timezone=UTC -c statement_timeout=15000',
  });
  // An idle connection that breaks (a restarted server) is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The same for one in use between two statements: its next statement fails and says so.
    client.on('error', () => {});
  });
  return {
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    pool,
    close: () => pool.end(),
  };
}
