import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { isReadOpenly } from './open-reads.ts';
import { openPool } from './pool.ts';
import { openReplica, type Replica } from './replica.ts';
import * as schema from './schema/index.ts';

/** The database or a transaction in it: a repository works in both. */
export type Db =
  | NodePgDatabase<typeof schema>
  | NodePgTransaction<typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type Database = {
  db: NodePgDatabase<typeof schema>;
  pool: pg.Pool;
  /** What open reads are asked of, where there is one. */
  replica: Pick<Replica, 'follows'> | undefined;
  close(): Promise<void>;
};

type Options = {
  size?: number;
  /** Whether the address is that of a pooler which hands out a connection for one transaction. */
  pooled?: boolean;
  replica?: { url: string; log: FastifyBaseLogger } | undefined;
};

/** Opens a pool. A statement runs 15 s at the most, and waits no longer to begin. */
export function openDatabase(
  url: string,
  { size = 20, pooled = false, replica: at }: Options = {},
): Database {
  const limits = { size, connectMs: 15_000, statementMs: 15_000, pooled };
  const pool = openPool(PoolBesideReplica, url, limits);
  const replica = at && openReplica(at.url, pool, size, at.log);
  pool.replica = replica;
  return {
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    pool,
    replica,
    async close() {
      await replica?.close();
      await pool.end();
    },
  };
}

/**
 * Has the replica answer what is read openly, and the primary what the replica could not: one that is away, one that
 * has given up a statement for what came from the primary. A transaction takes a connection and stays where it began.
 */
class PoolBesideReplica extends pg.Pool {
  replica: Replica | undefined;

  override query(...asked: unknown[]) {
    const ofPrimary = () => Reflect.apply(super.query, this, asked);
    if (!isReadOpenly() || !this.replica?.follows()) return ofPrimary();
    const { pool } = this.replica;
    return Reflect.apply(pool.query, pool, asked).catch(ofPrimary);
  }
}
