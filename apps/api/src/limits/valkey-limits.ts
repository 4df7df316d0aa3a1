import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { LimitStore } from './limit-store.ts';

/** Counters in Valkey or Redis. */
export function createValkeyLimits(url: string): LimitStore {
  const valkey = new Redis(url, {
    maxRetriesPerRequest: 1,
    connectTimeout: 3_000,
    // One that takes commands and stays silent is not reached either.
    commandTimeout: 3_000,
  });
  // Each command that fails says so itself; without a listener the connection's own word goes to the console.
  valkey.on('error', () => {});

  return {
    counters: new RateLimiterRedis({
      // Each limit says itself how often and for how long.
      points: 0,
      duration: 0,
      keyPrefix: 'rimba:limit',
      storeClient: valkey,
    }),
    async clean() {},
    async close() {
      valkey.disconnect();
    },
  };
}
