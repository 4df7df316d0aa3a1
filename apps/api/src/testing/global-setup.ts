import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/client.ts';
import { startEmbeddedPostgres } from '../database/embedded/server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { noTracing } from '../tracing/tracing.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server a run, one migrated template with the tables of the job queues; every test file clones it. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'rimba-test-'));
  // Where root runs the tests, the server runs as another user, who has to reach its data here.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database template_rimba');
  await client.end();
  await migrateDatabase(server.urlOf('template_rimba'));
  await addQueues(server.urlOf('template_rimba'));
  project.provide('postgresUrl', server.urlOf('postgres'));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function addQueues(url: string): Promise<void> {
  const database = openDatabase(url);
  const jobs = createJobs(database, createLog('silent'), noTracing);
  await jobs.start({ work: false });
  await jobs.stop();
  await database.close();
}
