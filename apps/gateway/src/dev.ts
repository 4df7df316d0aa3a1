import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@rimba/api/embedded-postgres';
import Fastify from 'fastify';
import { openViteApps } from './apps/vite-apps.ts';
import { requireFreePort, requireWritableFolder } from './start/checks.ts';
import { type Configuration, readConfiguration } from './start/configuration.ts';
import { type Sources, watchSources } from './start/live-sources.ts';
import type { Rimba } from './start/open-rimba.ts';
import { type Say, say } from './start/say.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';
import { giveUp, sayWhere } from './start/terminal.ts';

/**
 * The product from its sources. The database, the address and what Vite knows of the apps stay; the gateway, the
 * service and the world outside are opened anew when a file of theirs changes, and requests wait for that.
 */
async function develop(configuration: Configuration): Promise<void> {
  const { service, host, apiUrl } = configuration;
  let isStarted = false;
  // While it starts there is nothing to bring to an end in order; the database ends with this process. A terminal that
  // is closed says SIGHUP.
  stopOnSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], async () => {
    if (isStarted) await end();
  });
  await requireFreePort(host, service.port);
  if (apiUrl === undefined) await requireWritableFolder(service.dataFolder);
  const postgres =
    apiUrl === undefined && service.databaseUrl === undefined
      ? await startEmbeddedPostgres({ folder: join(service.dataFolder, 'postgres') })
      : undefined;
  let open: Rimba | undefined;
  let current: Promise<Rimba>;
  const underWay = new Set<ServerResponse>();
  const server = Fastify();
  const apps = await openViteApps(server.server);
  await server.register(apps.files);
  await server.register(async (scope) => {
    scope.addHook('onRequest', async ({ raw }, reply) => {
      const { app } = await current;
      reply.hijack();
      underWay.add(reply.raw.on('close', () => underWay.delete(reply.raw)));
      app.routing(raw, reply.raw);
    });
    scope.all('/*', () => {});
  });

  async function close(): Promise<void> {
    await open?.close();
    open = undefined;
    // What has no end, such as a stream of events, is asked for again.
    for (const response of underWay) response.destroy();
  }

  async function openAnew({ openRimba }: Sources, tell: Say): Promise<Rimba> {
    await close();
    const databaseUrl = service.databaseUrl ?? postgres?.url;
    open = await openRimba({ ...configuration, service: { ...service, databaseUrl } }, apps.open, tell);
    await open.app.ready();
    return open;
  }

  const sources = await watchSources(async () => {
    const began = performance.now();
    try {
      // Where a file cannot be read, what is open goes on.
      const changed = await sources.load();
      current = openAnew(changed, () => {});
      (await current).start();
      say(`Opened anew after a change, in ${Math.round(performance.now() - began)} ms`);
    } catch (error) {
      console.error(error);
    }
  });

  async function end(): Promise<void> {
    await close();
    await postgres?.stop();
  }

  try {
    current = openAnew(await sources.load(), say);
    const rimba = await current;
    await server.listen({ host, port: service.port });
    isStarted = true;
    rimba.start();
    sayWhere(service.publicUrl, rimba);
  } catch (error) {
    await end();
    throw error;
  }
}

// React reads it when it is loaded.
process.env.NODE_ENV ??= 'development';

try {
  await develop(readConfiguration(process.env));
} catch (error) {
  giveUp(error);
}
