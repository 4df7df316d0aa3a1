import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { writeTogether } from './one-write.ts';
import { createStatementNames, nameRepeated } from './repeated-statements.ts';
import * as schema from './schema/index.ts';

/** The database or a transaction in it: a repository works in both. */
export type Db =
  | NodePgDatabase<typeof schema>
  | NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

const begin = 'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';

export type PlannedOptions = {
  /** How long it waits for a lock; otherwise as long as a statement may run. */
  lockTimeoutMs?: number;
  /** Told when nothing is left but to have it written to the disk. */
  onCommit?: () => void;
};

type PlannedWork<T> = (tx: Db, lastIsSent: () => void) => Promise<T>;

export type Database = {
  db: NodePgDatabase<typeof schema>;
  pool: pg.Pool;
  /**
   * A transaction of statements that are the same each time: PostgreSQL plans each once in a connection for whatever
   * values, where it would else plan those with lists anew at every call, which takes longer than running them. By an
   * index wherever there is one: a plan made while a table was nearly empty would else go on reading all of it. They
   * may be sent without waiting for one another and run in the order sent. Nothing in it may begin another one. Whoever
   * calls `lastIsSent` has the commit sent without waiting for answers: of a statement that failed it is a rollback.
   * Those of `statement` are sent when called, those of the query builder only when somebody waits for them.
   */
  plannedOnce<T>(work: PlannedWork<T>, options?: PlannedOptions): Promise<T>;
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
  const nameOf = createStatementNames();
  const openOn = (client: pg.Pool | pg.PoolClient) => drizzle({ client, schema, casing: 'snake_case' });
  const onConnection = new WeakMap<pg.ClientBase, Db>();
  pool.on('connect', (client) => {
    // The same for one in use between two statements: its next statement fails and says so.
    client.on('error', () => {});
    nameRepeated(client, nameOf);
    writeTogether(client);
    onConnection.set(client, openOn(client));
  });

  async function plannedOnce<T>(
    work: PlannedWork<T>,
    { lockTimeoutMs = 0, onCommit = () => {} }: PlannedOptions = {},
  ): Promise<T> {
    const client = await pool.connect();
    try {
      const tx = onConnection.get(client) ?? openOn(client);
      const begun = client.query(
        lockTimeoutMs ? `${begin}; set local lock_timeout = ${lockTimeoutMs}` : begin,
      );
      let committed: Promise<unknown> | undefined;
      const commit = () => {
        committed ??= client.query('commit');
        // Where a statement before it failed, that one is told.
        committed.catch(() => {});
        return committed;
      };
      const [result] = await Promise.all([work(tx, commit), begun]);
      const written = commit();
      onCommit();
      await written;
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    db: openOn(pool),
    pool,
    plannedOnce,
    close: () => pool.end(),
  };
}
