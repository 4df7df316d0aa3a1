import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import { createDatabaseLimits } from './database-limits.ts';

/** Counters that every replica sees. They run on real time, not on the service's clock. */
export type LimitStore = {
  counters: Pick<RateLimiterAbstract, 'penalty' | 'set' | 'delete'>;
  /** Removes what has run out, where the store does not by itself. */
  clean(): Promise<void>;
  close(): Promise<void>;
};

/** Valkey or Redis where VALKEY_URL names one, and otherwise the database. */
export async function openLimitStore(
  { valkeyUrl }: Pick<Config, 'valkeyUrl'>,
  database: Pick<Database, 'db' | 'pool'>,
): Promise<LimitStore> {
  if (valkeyUrl === undefined) return createDatabaseLimits(database);
  const { createValkeyLimits } = await import('./valkey-limits.ts');
  return createValkeyLimits(valkeyUrl);
}
