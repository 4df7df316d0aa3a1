import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig, startService } from '@rimba/api';
import { startEmbeddedPostgres } from '@rimba/api/embedded-postgres';
import { secrets, withClient } from '@rimba/replicas';

export type DatabaseServer = {
  /** A database of the product with trees and people, made anew. @returns its address */
  newDatabase(name: string): Promise<string>;
  /** Ends the server without a word; it comes up again by itself. */
  kill(): void;
  stop(): Promise<void>;
};

const template = 'template_chaos';
const plantSql = join(import.meta.dirname, 'plant.sql');

/** The PostgreSQL that comes with the repository, durable as it is by default. */
export async function openDatabaseServer(folder: string): Promise<DatabaseServer> {
  const cluster = join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ folder: cluster });
  const admin = server.urlOf('postgres');
  await withClient(admin, async (client) => {
    // Its log of writes shall not fill a small disk by itself.
    await client.query(`alter system set max_wal_size = '128MB'`);
    await client.query(`select pg_reload_conf()`);
    await client.query(`create database ${template}`);
    // What the service asks of its sessions at their start does not reach a server behind a pooler.
    await client.query(`alter role all set statement_timeout = '15s'`);
    await client.query(`alter role all set timezone = 'UTC'`);
  });
  const url = server.urlOf(template);
  const config = loadConfig({ ...secrets, DATABASE_URL: url, RIMBA_DATA_DIR: folder, LOG_LEVEL: 'error' });
  const service = await startService(config, { demoData: false, jobs: false });
  await service.close();
  await withClient(url, async (client) => client.query(await readFile(plantSql, 'utf8')));
  return {
    async newDatabase(name) {
      await withClient(admin, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
        // Copied by way of the log of writes, sequences of the copy would begin anew after a crash (seen with 18.4).
        await client.query(`create database ${name} template ${template} strategy file_copy`);
      });
      return server.urlOf(name);
    },
    kill() {
      const pidFile = join(cluster, 'postmaster.pid');
      // On a full disk it may have ended by itself.
      if (!existsSync(pidFile)) return;
      const [pid] = readFileSync(pidFile, 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    stop: server.stop,
  };
}
