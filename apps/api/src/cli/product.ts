import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '../config/config.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded/server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { requireDatabase } from '../database/require-database.ts';
import { createLog } from '../log/log.ts';
import { openServices, type Services } from '../services.ts';

const embeddedFolder = ({ dataFolder }: Config) => join(dataFolder, 'postgres');

/** Whether there is one to look at; where there is none, opening it makes it. */
export const hasDatabase = (config: Config): boolean =>
  config.databaseUrl !== undefined || existsSync(embeddedFolder(config));

export type OpenedDatabase = { url: string; close(): Promise<void> };

/**
 * The database the configuration names. The embedded one is used beside a running product, and otherwise started
 * for as long as the command takes.
 * @throws EmbeddedPostgresError, ConfigError with one sentence for the person at the terminal
 */
export async function openCommandDatabase(config: Config): Promise<OpenedDatabase> {
  // What a backup does, a pooler cannot.
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  if (url !== undefined) {
    await requireDatabase(url);
    return { url, async close() {} };
  }
  const folder = embeddedFolder(config);
  const running = runningEmbeddedPostgres(folder);
  if (running !== undefined) return { url: running, async close() {} };
  const server = await startEmbeddedPostgres({ folder });
  return { url: server.url, close: server.stop };
}

/** The services on that database, for one command: jobs it causes wait for the product to do them. */
export async function openProduct(
  config: Config,
): Promise<{ services: Services; databaseUrl: string; close(): Promise<void> }> {
  const { url, close: closeDatabase } = await openCommandDatabase(config);
  let services: Services | undefined;
  async function close() {
    await services?.close();
    await closeDatabase();
  }
  try {
    await migrateDatabase(url);
    services = await openServices(config, url, createLog('error', pino.destination(2)));
    await services.jobs.start({ work: false });
    return { services, databaseUrl: url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
