import './start/node-env.ts';
import { ConfigError } from '@rimba/api/config';
import { createLog } from '@rimba/api/log';
import type { FastifyInstance } from 'fastify';
import { buildParts } from './start/build.ts';
import { requireBuilds, requireFreePort, requireWritableFolder } from './start/checks.ts';
import { type Configuration, readConfiguration } from './start/configuration.ts';
import { say } from './start/say.ts';
import { StartError } from './start/start-error.ts';

/** `--build` brings the built apps up to date first, `--dev` serves their sources instead. */
const development = process.argv.includes('--dev');
const building = process.argv.includes('--build');

// React reads it when it is loaded: rendering with its checks on costs several times as much.
process.env.NODE_ENV ??= development ? 'development' : 'production';

async function openApps(apiFetch: typeof fetch, app: FastifyInstance) {
  if (!development) return (await import('./apps/built-apps.ts')).openBuiltApps(apiFetch);
  return (await import('./apps/vite-apps.ts')).openViteApps(apiFetch, app);
}

async function start(configuration: Configuration): Promise<void> {
  const { service, host, apiUrl, trustProxy, logLevel } = configuration;
  await requireFreePort(host, service.port);
  if (apiUrl === undefined) await requireWritableFolder(service.dataFolder);
  if (building) await buildParts(say);
  if (!development) requireBuilds();
  // Loaded only now: it is all of the product, and a start that gives up above should not wait for it.
  const { openProduct, remoteProduct } = await import('./start/product.ts');
  const { createGateway } = await import('./http/gateway.ts');
  const { outsideHosts } = await import('./http/content-policy.ts');
  const logger = createLog(logLevel);
  const product = apiUrl === undefined ? await openProduct(service, logger, say) : remoteProduct(apiUrl);
  try {
    const gateway = await createGateway({
      publicUrl: service.publicUrl,
      api: product.api,
      ...(product.sandbox && { sandbox: product.sandbox.plugin }),
      openApps,
      outside: outsideHosts({
        midtransUrl: service.midtrans.url,
        captcha: service.hostedCaptcha?.provider,
      }),
      logger,
      trustProxy,
    });
    stopOnSignals(async (keepDatabase) => {
      await gateway.close();
      await product.close({ keepDatabase });
    });
    await gateway.app.listen({ host, port: service.port });
    product.sandbox?.start();
  } catch (error) {
    await product.close();
    throw error;
  }
  say(`\nRimba is at ${service.publicUrl}`);
  if (product.sandbox) {
    say(`The world outside it (inbox, payments, clock) is at ${service.publicUrl}/sandbox`);
    say(`Its calls want the header X-Rimba-Sandbox: ${product.sandbox.secret}`);
  }
  say('Stop it with Ctrl+C.\n');
}

const echoMs = 1_000;

/**
 * The first signal ends things in order, a later one at once. Ctrl+C comes twice at the same moment: from the
 * terminal and from the program that started us.
 */
function stopOnSignals(stop: (keepDatabase: boolean) => Promise<void>): void {
  let stoppingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (Date.now() - stoppingSince > echoMs) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
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
  const expected = error instanceof ConfigError || error instanceof StartError;
  console.error(expected ? error.message : error);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  explain(error);
  process.exit(1);
}
