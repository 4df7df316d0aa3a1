import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@rimba/config/precompress';

export default {
  ssr: true,
  // Few routes: the manifest ships whole, so that no extra request goes to a path the gateway does not know.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
