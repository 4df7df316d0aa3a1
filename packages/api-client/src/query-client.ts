import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of one page, or of one request on a server. Nothing is retried or fetched again by itself: a
 * reader on a slow network decides, and totals are pushed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
}
