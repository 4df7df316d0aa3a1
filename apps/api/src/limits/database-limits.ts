import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { inBatches } from '../database/in-batches.ts';
import { rateLimit } from '../database/schema/index.ts';
import { rowStatement } from '../database/statement.ts';
import type { LimitStore } from './limit-store.ts';

type Counted = { keys: readonly string[]; resetsAt: readonly Date[]; now: Date };
const ended = sql`${rateLimit.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;
// By rising key, so that two batches never wait for one another.
const count = rowStatement<typeof rateLimit, Counted>(
  rateLimit,
  (columns) => sql`insert into ${rateLimit} (key, count, resets_at)
    select key, 1, resets_at from unnest(${sql.placeholder('keys')}::text[],
      ${sql.placeholder('resetsAt')}::timestamptz[]) as counted (key, resets_at)
    order by key
    on conflict (key) do update set count = case when ${ended} then 1 else ${rateLimit.count} + 1 end,
      resets_at = case when ${ended} then excluded.resets_at else ${rateLimit.resetsAt} end
    returning ${columns}`,
);

/** Counters in the table `rate_limit`. */
export function createDatabaseLimits(db: Db): LimitStore {
  const after = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const countSoon = inBatches<{ key: string; resetsAt: Date }, { count: number; resetsAt: Date }>({
    async work(counted) {
      const rows = await count(db, {
        keys: counted.map(({ key }) => key),
        resetsAt: counted.map(({ resetsAt }) => resetsAt),
        now: new Date(),
      });
      return counted.map(
        ({ key, resetsAt }) => rows.find((row) => row.key === key) ?? { count: 1, resetsAt },
      );
    },
    apart: ({ key }) => [key],
    most: 100,
  });

  return {
    increment: (key, seconds) => countSoon({ key, resetsAt: after(seconds) }),

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
