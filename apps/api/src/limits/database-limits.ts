import { getTableName, lt } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../database/client.ts';
import { rateLimit } from '../database/schema/index.ts';
import type { LimitStore } from './limit-store.ts';

/** Counters in the table `rate_limit`, which a migration makes as the library wants it. */
export function createDatabaseLimits({ db, pool }: Pick<Database, 'db' | 'pool'>): LimitStore {
  return {
    counters: new RateLimiterPostgres({
      // Each limit says itself how often and for how long.
      points: 0,
      duration: 0,
      keyPrefix: '',
      storeClient: pool,
      storeType: 'pool',
      tableName: getTableName(rateLimit),
      tableCreated: true,
      // A job does this, once for all replicas.
      clearExpiredByTimeout: false,
    }),
    async clean() {
      await db.delete(rateLimit).where(lt(rateLimit.expire, Date.now()));
    },
    async close() {},
  };
}
