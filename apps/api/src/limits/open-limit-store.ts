import type { Config } from '../config/config.ts';
import type { Database } from '../database/client.ts';
import { createDatabaseLimits } from './database-limits.ts';
import type { LimitStore } from './limit-store.ts';

/** Valkey or Redis where VALKEY_URL names one, and otherwise the database. */
export async function openLimitStore(
  { valkeyUrl }: Pick<Config, 'valkeyUrl'>,
  database: Pick<Database, 'db' | 'pool'>,
): Promise<LimitStore> {
  if (valkeyUrl === undefined) return createDatabaseLimits(database);
  const { createValkeyLimits } = await import('./valkey-limits.ts');
  return createValkeyLimits(valkeyUrl);
}
