import './start/node-env.ts';
import { buildParts } from './start/build.ts';
import { requireBuilds, requireFreePort, requireWritableFolder } from './start/checks.ts';
import { type Configuration, readConfiguration } from './start/configuration.ts';
import type { Rimba } from './start/open-rimba.ts';
import { say } from './start/say.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';
import { giveUp, sayWhere } from './start/terminal.ts';

/** Serves the built product; `--build` brings what is built up to date first. */
async function start(configuration: Configuration): Promise<void> {
  const { service, host, apiUrl } = configuration;
  let rimba: Rimba | undefined;
  // While it starts there is nothing to bring to an end in order; the database ends with this process.
  stopOnSignals(['SIGINT', 'SIGTERM'], async () => rimba?.close());
  await requireFreePort(host, service.port);
  if (apiUrl === undefined) await requireWritableFolder(service.dataFolder);
  if (process.argv.includes('--build')) await buildParts(say);
  requireBuilds();
  // Loaded only now: it is all of the product, and a start that gives up above should not wait for it.
  const { openRimba } = await import('./start/open-rimba.ts');
  const { openBuiltApps } = await import('./apps/built-apps.ts');
  rimba = await openRimba(configuration, openBuiltApps, say);
  try {
    await rimba.app.listen({ host, port: service.port });
  } catch (error) {
    await rimba.close();
    throw error;
  }
  rimba.start();
  sayWhere(service.publicUrl, rimba);
}

try {
  await start(readConfiguration(process.env));
} catch (error) {
  giveUp(error);
}
