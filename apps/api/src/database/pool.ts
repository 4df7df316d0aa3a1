import pg from 'pg';

type PoolOptions = {
  size: number;
  /** ms to wait for a connection. */
  connectMs: number;
  /** ms that a statement may take. */
  statementMs: number;
  /** ms after which a server that says nothing is given up with its connection. */
  silentMs?: number;
  /** Each transaction may have another connection: a statement that one of them prepared by its name, the next does not know. */
  pooled?: boolean;
};

/** Sends what has a name without it. */
class NamelessClient extends pg.Client {
  override query(asked: unknown, ...more: unknown[]) {
    return Reflect.apply(super.query, this, [
      isNamed(asked) ? { ...asked, name: undefined } : asked,
      ...more,
    ]);
  }
}

/** What the query builder sends, and not a query that is an object of its own. */
const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked);

/** Every session speaks UTC. */
export function openPool<P extends pg.Pool>(
  Pool: new (config: pg.PoolConfig) => P,
  url: string,
  { size, connectMs, statementMs, silentMs, pooled }: PoolOptions,
): P {
  const pool = new Pool({
    connectionString: url,
    max: size,
    Client: pooled ? NamelessClient : pg.Client,
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
