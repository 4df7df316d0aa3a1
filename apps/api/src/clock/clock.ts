import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { setting } from '../database/schema/index.ts';
import { readSetting } from '../database/settings.ts';

/**
 * The one clock every business rule reads: real time plus the sandbox's offset, which is kept in the database
 * so that replicas agree. Token lives and rate limits use real time instead.
 */
export type Clock = {
  now(): Date;
  /** By how many seconds the sandbox has moved it. */
  ahead(): number;
  /** Moves the clock for every replica; sandbox only. */
  advance(seconds: number): Promise<void>;
  /** Told after the clock was moved, so that what became due is done before `advance` returns. */
  onMoved(listener: () => Promise<void>): void;
  /** Reads the offset another replica may have set. */
  refresh(): Promise<void>;
};

const key = 'clock_offset_seconds';

export async function openClock(db: Db): Promise<Clock> {
  let offset = 0;
  const listeners: (() => Promise<void>)[] = [];
  const clock: Clock = {
    now: () => new Date(Date.now() + offset * 1_000),
    ahead: () => offset,
    async advance(seconds) {
      await db
        .insert(setting)
        .values({ key, value: seconds })
        .onConflictDoUpdate({
          target: setting.key,
          set: { value: sql`to_jsonb((${setting.value})::text::numeric + ${seconds}::numeric)` },
        });
      await clock.refresh();
      for (const listener of listeners) await listener();
    },
    onMoved: (listener) => void listeners.push(listener),
    async refresh() {
      const stored = await readSetting(db, key);
      offset = typeof stored === 'number' ? stored : 0;
    },
  };
  await clock.refresh();
  return clock;
}
