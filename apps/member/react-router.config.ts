import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from '@rimba/config/precompress';

export default {
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
