import { appendFileSync, chmodSync, chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { binariesFolder } from '../database/embedded/binaries.ts';
import { clusterUrl } from '../database/embedded/cluster.ts';
import { reachableBinaries, serverOwner } from '../database/embedded/owner.ts';
import { hasEnded, runningServer, startServer, stopServer } from '../database/embedded/postmaster.ts';
import type { EmbeddedOptions } from '../database/embedded/server.ts';

/** A streaming replica of an embedded server. */
export type Standby = {
  urlOf(database: string): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill(): void;
};

/** Makes a replica of the server whose data lies in `primaryData`, as a base backup does, and starts it. */
export async function openStandby(
  primaryUrl: string,
  primaryData: string,
  { folder: data, durable = true }: EmbeddedOptions,
): Promise<Standby> {
  const owner = serverOwner();
  const binaries = reachableBinaries(binariesFolder(), owner);
  const primary = new pg.Client({ connectionString: primaryUrl });
  await primary.connect();
  await primary.query(`select pg_backup_start('standby', true)`);
  cpSync(primaryData, data, { recursive: true, verbatimSymlinks: true });
  chmodSync(data, 0o700);
  const { rows } = await primary.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await primary.end();
  rmSync(join(data, 'postmaster.pid'));
  writeFileSync(join(data, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(data, 'standby.signal'), '');
  const { hostname, port: from, username, password } = new URL(primaryUrl);
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${from} user=${username} password=${password}'\n`,
  );
  if (owner) {
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
    for (const file of ['', ...files]) chownSync(join(data, file), owner.uid, owner.gid);
  }
  const port = await getPort();
  const urlOf = (database: string) => clusterUrl(data, port, database);
  const standby: Standby = {
    urlOf,
    async start() {
      let server = startServer(data, port, binaries, owner, durable);
      for (let tries = 0; tries < 100; tries += 1) {
        const client = new pg.Client({ connectionString: urlOf('postgres') });
        const stands = await client.connect().then(
          () => true,
          () => false,
        );
        await client.end().catch(() => {});
        if (stands) return;
        await wait(100);
        // As it does at once while a session of the one that was killed still works.
        if (hasEnded(server)) server = startServer(data, port, binaries, owner, durable);
      }
      throw new Error(`The replica in ${data} did not start: see postgres.log beside it`);
    },
    stop: () => stopServer(data, binaries, owner),
    kill() {
      const running = runningServer(data);
      if (running) process.kill(running.pid, 'SIGKILL');
    },
  };
  await standby.start();
  return standby;
}
