import { api, type Config, type StartStep, startService, storedSecret } from '@rimba/api';
import { openSandbox, type Sandbox, type SandboxClock } from '@rimba/sandbox';
import type { FastifyBaseLogger } from 'fastify';
import type { Api } from '../http/api.ts';
import type { Say } from './say.ts';

/** The service, its database and, in embedded mode, the world around it: open and ready to be served. */
export interface Product {
  readonly api: Api;
  readonly sandbox: (Pick<Sandbox, 'plugin' | 'start'> & { readonly secret: string }) | undefined;
  close(): Promise<void>;
}

type Service = Awaited<ReturnType<typeof startService>>;

const steps = {
  database: 'Starting the database …',
  migrations: 'Bringing the database up to date …',
  services: 'Opening the service …',
  demoData: 'Planting the illustrative forest …',
} as const satisfies Record<StartStep, string>;

/** Opens the outside world first, because the service is told where its inbox is. */
export async function openProduct(config: Config, log: FastifyBaseLogger, say: Say): Promise<Product> {
  let service: Service | undefined;
  // Each needs the other: the service keeps the clock that the sandbox reads and moves.
  const clock: SandboxClock = {
    now: () => service?.services.clock.now() ?? new Date(),
    advance: async (seconds) => service?.services.clock.advance(seconds),
  };
  const secret = config.sandboxSecret ?? storedSecret(config.dataFolder, 'sandbox-secret');
  const sandbox = config.mode === 'embedded' ? await openWorld(config, secret, clock) : undefined;
  try {
    service = await startService(withInbox(config, sandbox), {
      log,
      onStep: (step) => say(steps[step]),
    });
  } catch (error) {
    await sandbox?.close();
    throw error;
  }
  const { services, close } = service;
  return {
    api: {
      plugin: async (app) => {
        await app.register(api, { services });
      },
    },
    sandbox: sandbox && { ...sandbox, secret },
    async close() {
      await close();
      await sandbox?.close();
    },
  };
}

/** A service that runs elsewhere: nothing to open here, and nothing to close. */
export const remoteProduct = (url: string): Product => ({
  api: { url },
  sandbox: undefined,
  close: async () => {},
});

function openWorld(config: Config, secret: string, clock: SandboxClock): Promise<Sandbox> {
  const own = `http://127.0.0.1:${config.port}`;
  return openSandbox({
    dataFolder: config.dataFolder,
    publicUrl: config.publicUrl,
    secret,
    clock,
    midtrans: {
      serverKey: config.midtrans.serverKey,
      clientKey: config.midtrans.clientKey,
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
