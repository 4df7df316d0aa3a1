import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Few routes: the manifest ships whole, so that no extra request goes to a path the gateway does not know.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
