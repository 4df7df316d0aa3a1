import { QueryClient } from '@tanstack/react-query';

/** Nothing waits for a network unheard: a call goes out, and fails at once where no service worker has its answer. */
const networkMode = 'always';

/**
 * The cache of one page, or of one request on a server. Nothing is retried or fetched again by itself: a
 * reader on a slow network decides, and totals are pushed. What failed comes back once there is a network again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      mutations: { networkMode, retry: false },
    },
  });
  // The library takes it that there is a network until it hears otherwise: of a page that was opened without one it would
  // not notice that the network has come.
  globalThis.window?.addEventListener('online', () => client.getQueryCache().onOnline());
  return client;
}
