import pg from 'pg';

type PoolOptions = {
  size: number;
  /** ms to wait for a connection. */
  connectMs: number;
  /** ms that a statement may take. */
  statementMs: number;
  /** ms after which a server that says nothing is given up with its connection. */
  silentMs?: number;
};

/** Every session speaks UTC. */
export function openPool(url: string, { size, connectMs, statementMs, silentMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // What is asked at once is sent at once, each still a statement of its own.
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: silentMs,
    options: `-c timezone=UTC -c statement_timeout=${statementMs}`,
  });
  // An idle connection that breaks (a restarted server) is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // The same for one in use between two statements: its next statement fails and says so.
    client.on('error', () => {});
  });
  return pool;
}
