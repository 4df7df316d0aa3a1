import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, ConfigError } from '../config/config.ts';
import { startEmbeddedPostgres } from '../database/embedded/server.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { requireDatabase } from '../database/require-database.ts';
import { createLog } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type MetricsServer, openMetricsServer } from '../metrics/metrics-server.ts';
import { seedDemoData } from '../seed/seed.ts';
import { openServices, type Services } from '../services.ts';

export type StartOptions = {
  log?: FastifyBaseLogger;
  /** Told what a step that takes a while is doing. */
  onStep?: (step: StartStep) => void;
  /** Take jobs from the queues; as TAKE_JOBS says unless told otherwise. */
  jobs?: boolean;
  /** Fill an empty database with the illustrative forest; in embedded mode unless told otherwise. */
  demoData?: boolean;
};

export type StartStep = 'database' | 'migrations' | 'services' | 'demoData';

/**
 * Brings up everything behind the routes: the database (embedded, or DATABASE_URL), its schema, the services
 * and the jobs. `close` undoes it in reverse and lets running jobs finish.
 * @throws EmbeddedPostgresError, ConfigError with one sentence for the person at the terminal
 */
export async function startService(
  config: Config,
  {
    log = createLog(config.logLevel),
    onStep = () => {},
    jobs = config.takesJobs,
    demoData = config.mode === 'embedded',
  }: StartOptions = {},
): Promise<{ services: Services; close(): Promise<void> }> {
  onStep('database');
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl !== undefined) await requireDatabase(databaseUrl);
  if (databaseDirectUrl !== undefined) await requireDatabase(databaseDirectUrl, 'DATABASE_DIRECT_URL');
  const server =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres') })
      : undefined;
  const url = databaseUrl ?? server?.url ?? '';
  let services: Services | undefined;
  let metrics: MetricsServer | undefined;
  async function close() {
    await metrics?.close();
    await services?.close();
    await server?.stop();
  }
  try {
    onStep('migrations');
    await migrateDatabase(databaseDirectUrl ?? url);
    onStep('services');
    services = await openServices(config, url, log);
    await services.adoption.certificate.signingKeys.sealStored();
    if (demoData) await seedDemoData(services, () => onStep('demoData'));
    await services.jobs.start({ work: jobs });
    if (config.metrics) metrics = await openMetrics(config.metrics, services.metrics);
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openMetrics(at: NonNullable<Config['metrics']>, metrics: Metrics): Promise<MetricsServer> {
  try {
    return await openMetricsServer(at, metrics);
  } catch (cause) {
    const { host, port } = at;
    throw new ConfigError(`METRICS_PORT ${port} of METRICS_HOST ${host} cannot be listened on.`, { cause });
  }
}
