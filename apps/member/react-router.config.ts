import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@rimba/config/precompress';
import { buildWorker } from './worker/build-worker.ts';

export default {
  ssr: true,
  // Few routes: the manifest ships whole, so that no extra request goes to a path the gateway does not know.
  routeDiscovery: { mode: 'initial' },
  // The service worker lists the files of the build.
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await buildWorker(client);
    await precompress(join(client, 'assets'));
  },
} satisfies Config;
