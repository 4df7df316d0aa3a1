import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import getPort from 'get-port';
import pg from 'pg';
import { Type } from 'typebox';
import type { Connection } from '../connection.ts';
import { query } from '../query.ts';
import { binariesFolder } from './binaries.ts';
import { clusterUrl, makeCluster } from './cluster.ts';
import { EmbeddedPostgresError, reason } from './error.ts';
import { holdFolder } from './folder-lock.ts';
import { reachableBinaries, reachableData, serverOwner } from './owner.ts';
import { endWithUs, hasEnded, runningServer, startServer, stopServer } from './postmaster.ts';

export { EmbeddedPostgresError };

export type EmbeddedPostgres = {
  /** postgres://… of the database `rimba`. */
  url: string;
  /** The address of any database on the same server. */
  urlOf(database: string): string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** The cluster's own folder; made on first use. */
  folder: string;
  /** false for tests: no fsync. */
  durable?: boolean;
};

/**
 * Starts the PostgreSQL that comes with the repository on a free loopback port, or adopts the one a killed
 * process left running in the same folder.
 * @throws EmbeddedPostgresError when another live process uses the folder, or it cannot be written.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const owner = serverOwner();
  const binaries = reachableBinaries(binariesFolder(), owner);
  const data = reachableData(folder, owner);
  await makeCluster(data, binaries, owner);
  const running = runningServer(data);
  const port = running?.port ?? (await getPort());
  const started = running ? undefined : startServer(data, port, binaries, owner, durable);
  const urlOf = (database: string) => clusterUrl(data, port, database);
  await untilReady(urlOf('postgres'), data, started);
  let lock = await holdFolder(urlOf('postgres'), folder);
  if (running) endWithUs(running.pid, data, binaries, owner);
  await createDatabase(lock, 'rimba');
  /** Starts it again under the same address; what is asked meanwhile fails as with any database that is away. */
  async function revive(): Promise<void> {
    if (runningServer(data)) return;
    await untilReady(urlOf('postgres'), data, startServer(data, port, binaries, owner, durable));
    lock = await holdFolder(urlOf('postgres'), folder);
  }
  const watch = keepUp(revive);
  return {
    url: urlOf('rimba'),
    urlOf,
    async stop() {
      await watch.end();
      await lock.$client.end();
      await stopServer(data, binaries, owner);
    },
  };
}

/**
 * The address of the database of a server that runs in the folder, for whoever works beside the product. Takes no
 * lock and starts nothing; undefined when none runs.
 */
export function runningEmbeddedPostgres(folder: string): string | undefined {
  const data = reachableData(folder, serverOwner());
  const running = runningServer(data);
  return running && clusterUrl(data, running.port, 'rimba');
}

/** Looks every second, one look after another; what goes wrong with one is mended or tried again by the next. */
function keepUp(revive: () => Promise<void>): { end(): Promise<void> } {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= revive()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
      });
  }, 1_000).unref();
  return {
    async end() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** One that ends at once, as it does while a session of the one before still works, is not waited for. */
async function untilReady(url: string, data: string, server?: ChildProcess): Promise<void> {
  let last: unknown;
  for (let tries = 0; tries < 300 && !hasEnded(server); tries += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      last = error;
      await client.end().catch(() => {});
      await wait(100);
    }
  }
  throw new EmbeddedPostgresError(
    `The database in ${data} did not start${hasEnded(server) ? '' : ' within 30 seconds'} (${reason(last)}); see postgres.log beside it.`,
  );
}

const findDatabase = query({
  name: 'database-of-name',
  given: { name: 'text' },
  row: Type.Object({}),
  text: (value) => sql`select from pg_database where datname = ${value('name')}`,
});

const makeDatabase = query({
  name: 'create-database',
  given: { name: 'identifier' },
  row: Type.Object({}),
  text: (value) => sql`create database ${value('name')}`,
});

async function createDatabase(db: Connection, name: string): Promise<void> {
  const found = await findDatabase(db, { name });
  if (!found.length) await makeDatabase(db, { name });
}
