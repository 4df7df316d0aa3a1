import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { Type } from 'typebox';
import { openPool } from './pool.ts';
import { query } from './query.ts';

/** A streaming replica, read as long as it follows. */
export type Replica = {
  pool: pg.Pool;
  /** Whether it has all that the primary had a few seconds ago. */
  follows(): boolean;
  close(): Promise<void>;
};

/** ms; pages are kept for longer. */
const mostBehind = 5_000;
const lookEvery = 1_000;
/** How long a connection, and a look, is waited for. */
const patience = 2_000;
/** What the replica takes longer for, the primary is asked. */
const slowest = 5_000;

const row = Type.Object({ place: Type.Number() });

/** How far each has come: bytes of the primary's log. Nothing where it is no replica. */
const written = query({
  name: 'place-of-primary',
  given: {},
  row,
  text: () => sql`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as place`,
});
const replayed = query({
  name: 'place-of-replica',
  given: {},
  row,
  text: () =>
    sql`select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 as place where pg_is_in_recovery()`,
});

async function placeOf(pool: pg.Pool, ask: typeof written): Promise<number> {
  const db = drizzle({ client: pool });
  const [found] = await ask(db, {});
  return found?.place ?? Number.NaN;
}

/**
 * Looks every second how far the replica has come. It is read when it has reached where the primary was five seconds
 * ago, or at our start; while the primary is away nothing is written, and what it had reached goes on to count.
 */
export function openReplica(url: string, primary: pg.Pool, size: number, log: FastifyBaseLogger): Replica {
  const limits = { connectMs: patience, statementMs: slowest, silentMs: slowest + 500 };
  const pool = openPool(pg.Pool, url, { size, ...limits });
  // A connection of its own: a replica with much to do is not away.
  const watcher = openPool(pg.Pool, url, { size: 1, ...limits, silentMs: patience });
  const marks: { at: number; place: number }[] = [];
  let needed: number | undefined;
  let following: boolean | undefined;

  function note(follows: boolean, err?: unknown): void {
    if (follows === following) return;
    following = follows;
    if (follows) log.info('the replica of the database is read');
    else log.warn({ err }, 'the replica of the database is not read: it is away or behind');
  }

  async function look(): Promise<void> {
    const at = performance.now();
    const place = await placeOf(primary, written).catch(() => undefined);
    if (place !== undefined) marks.push({ at, place });
    needed ??= place;
    while (marks[0] && marks[0].at <= at - mostBehind) needed = marks.shift()?.place;
    try {
      const reached = await placeOf(watcher, replayed);
      note(needed !== undefined && reached >= needed);
    } catch (error) {
      note(false, error);
    }
  }

  let looking: Promise<void> | undefined;
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  const timer = setInterval(lookOnce, lookEvery).unref();
  lookOnce();

  return {
    pool,
    follows: () => following === true,
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all([pool.end(), watcher.end()]);
    },
  };
}
