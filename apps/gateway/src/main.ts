import { ConfigError, EmbeddedPostgresError } from '@rimba/api';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createGateway } from './http/gateway.ts';
import { requireBuilds, requireFreePort, requireWritableFolder } from './start/checks.ts';
import { type Configuration, readConfiguration } from './start/configuration.ts';
import { openProduct, type Product } from './start/product.ts';
import { say } from './start/say.ts';
import { StartError } from './start/start-error.ts';

const development = process.argv.includes('--dev');

async function openApps(apiFetch: typeof fetch, app: FastifyInstance) {
  if (!development) return (await import('./apps/built-apps.ts')).openBuiltApps(apiFetch);
  return (await import('./apps/vite-apps.ts')).openViteApps(apiFetch, app);
}

async function start(configuration: Configuration): Promise<void> {
  const { service, host, apiUrl, trustProxy, logLevel } = configuration;
  await requireFreePort(host, service.port);
  if (!development) requireBuilds();
  let product: Product | undefined;
  if (apiUrl === undefined) {
    await requireWritableFolder(service.dataFolder);
    product = await openProduct(service, say);
  }
  try {
    const app = await createGateway({
      publicUrl: service.publicUrl,
      api: product === undefined ? { url: apiUrl ?? '' } : { plugin: product.plugin },
      ...(product?.sandbox && { sandbox: product.sandbox.plugin }),
      openApps,
      logger: pino({ level: logLevel }),
      trustProxy,
    });
    stopOnSignals(async (keepDatabase) => {
      await app.close();
      await product?.close({ keepDatabase });
    });
    await app.listen({ host, port: service.port });
  } catch (error) {
    await product?.close();
    throw error;
  }
  say(`\nRimba is at ${service.publicUrl}`);
  if (product?.sandbox) {
    say(`The world outside it (inbox, payments, clock) is at ${service.publicUrl}/sandbox`);
    say(`Its calls want the header X-Rimba-Sandbox: ${product.sandbox.secret}`);
  }
  say('Stop it with Ctrl+C.\n');
}

/** The first signal ends things in order, the second at once. */
function stopOnSignals(stop: (keepDatabase: boolean) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      // While developing, a change restarts us by SIGTERM: the next start takes the running database over.
      stop(development && signal === 'SIGTERM').then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

/** What a person can mend is said in its own words; anything else keeps its trace. */
function explain(error: unknown): void {
  const expected =
    error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof StartError;
  console.error(expected ? error.message : error);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  explain(error);
  process.exit(1);
}
