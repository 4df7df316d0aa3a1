import { join } from 'node:path';
import {
  api,
  type Config,
  type EmbeddedPostgres,
  migrateDatabase,
  openServices,
  type Services,
  startEmbeddedPostgres,
  storedSecret,
} from '@rimba/api';
import { openSandbox, type Sandbox, type SandboxClock } from '@rimba/sandbox';
import type { FastifyPluginAsync } from 'fastify';
import type { Say } from './say.ts';
import { StartError } from './start-error.ts';

/** The service, its database and, in embedded mode, the world around it: open and ready to be served. */
export interface Product {
  readonly plugin: FastifyPluginAsync;
  readonly sandbox: { readonly plugin: FastifyPluginAsync; readonly secret: string } | undefined;
  /** `keepDatabase`: the next start takes over the running PostgreSQL. */
  close(options?: { keepDatabase?: boolean }): Promise<void>;
}

async function openDatabase(config: Config, say: Say): Promise<{ url: string; server?: EmbeddedPostgres }> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl };
  say('Starting the database …');
  const server = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres') });
  return { url: server.url, server };
}

async function migrate(url: string, say: Say): Promise<void> {
  say('Bringing the database up to date …');
  try {
    await migrateDatabase(url);
  } catch (error) {
    const { host } = new URL(url);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database at ${host} cannot be used: ${reason}`, { cause: error });
  }
}

/** Opens inwards out: database, outside world, service. What was opened is closed again when a later step fails. */
export async function openProduct(config: Config, say: Say): Promise<Product> {
  const open: { server?: EmbeddedPostgres; sandbox?: Sandbox; services?: Services } = {};

  async function close({ keepDatabase = false } = {}): Promise<void> {
    await open.services?.close();
    await open.sandbox?.close();
    if (!keepDatabase) await open.server?.stop();
  }

  // Sandbox and service need each other: the one keeps the clock, the other the inbox.
  const clock: SandboxClock = {
    now: () => open.services?.clock.now() ?? new Date(),
    advance: async (seconds) => open.services?.clock.advance(seconds),
  };

  try {
    const { url, server } = await openDatabase(config, say);
    if (server !== undefined) open.server = server;
    await migrate(url, say);
    const secret = config.sandboxSecret ?? storedSecret(config.dataFolder, 'sandbox-secret');
    if (config.mode === 'embedded') open.sandbox = await openWorld(config, secret, clock);
    const services = await openServices(withInbox(config, open.sandbox), url);
    open.services = services;
    return {
      plugin: async (app) => {
        await app.register(api, { services });
      },
      sandbox: open.sandbox && { plugin: open.sandbox.plugin, secret },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function openWorld(config: Config, secret: string, clock: SandboxClock): Promise<Sandbox> {
  const own = `http://127.0.0.1:${config.port}`;
  return openSandbox({
    dataFolder: config.dataFolder,
    publicUrl: config.publicUrl,
    secret,
    clock,
    midtrans: {
      serverKey: config.midtrans.serverKey,
      notificationUrl: `${own}/api/v1/payment/midtrans/notification`,
    },
    google: config.google ?? { issuer: `${own}/sandbox/google`, clientId: secret, clientSecret: secret },
  });
}

/** Mail goes to the sandbox's inbox unless a real server is configured. */
function withInbox(config: Config, sandbox: Sandbox | undefined): Config {
  const url = config.smtp.url ?? sandbox?.smtpUrl;
  return { ...config, smtp: { ...config.smtp, url } };
}
