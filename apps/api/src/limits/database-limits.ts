import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { rateLimit } from '../database/schema/index.ts';
import type { LimitStore } from './limit-store.ts';

/** Counters in the table `rate_limit`. */
export function createDatabaseLimits(db: Db): LimitStore {
  const after = (seconds: number) => new Date(Date.now() + seconds * 1_000);

  return {
    async increment(key, seconds) {
      const resetsAt = after(seconds);
      const ended = sql`${rateLimit.resetsAt} <= ${new Date().toISOString()}`;
      const [row] = await db
        .insert(rateLimit)
        .values({ key, count: 1, resetsAt })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            count: sql`case when ${ended} then 1 else ${rateLimit.count} + 1 end`,
            resetsAt: sql`case when ${ended} then ${resetsAt.toISOString()}::timestamptz else ${rateLimit.resetsAt} end`,
          },
        })
        .returning();
      return row ?? { count: 1, resetsAt };
    },

    async wait(key, seconds) {
      const now = new Date();
      const resetsAt = after(seconds);
      const begun = await db
        .insert(rateLimit)
        .values({ key, count: 0, resetsAt })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: { resetsAt },
          setWhere: lte(rateLimit.resetsAt, now),
        })
        .returning();
      if (begun.length) return undefined;
      const [running] = await db
        .select()
        .from(rateLimit)
        .where(and(eq(rateLimit.key, key), gt(rateLimit.resetsAt, now)));
      return running?.resetsAt;
    },

    async prolong(key, seconds) {
      await db
        .update(rateLimit)
        .set({ resetsAt: after(seconds) })
        .where(eq(rateLimit.key, key));
    },

    async forget(keys) {
      await db.delete(rateLimit).where(inArray(rateLimit.key, keys));
    },

    async clean() {
      await db.delete(rateLimit).where(lt(rateLimit.resetsAt, new Date()));
    },

    async close() {},
  };
}
