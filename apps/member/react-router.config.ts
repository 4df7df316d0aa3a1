import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@rimba/config/precompress';
import { buildWorker } from './worker/build-worker.ts';

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await buildWorker(client);
    await precompress(join(client, 'assets'));
  },
} satisfies Config;
