import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from './client.ts';
import { query } from './query.ts';

const hold = query({
  name: 'hold-advisory-lock',
  given: { key: 'integer' },
  row: Type.Object({}),
  text: (value) => sql`select pg_advisory_xact_lock(${value('key')})`,
});

const takeTime = query({
  name: 'no-time-limit',
  given: {},
  row: Type.Object({}),
  text: () => sql`set local statement_timeout = 0`,
});

/** Waits until nobody else holds the lock of this number, and holds it until the transaction ends. */
export async function holdLock(tx: Db, key: number): Promise<void> {
  await hold(tx, { key });
}

/** The same for work that takes longer than a statement may otherwise, as may the wait for it. */
export async function beginLongWork(tx: Db, key: number): Promise<void> {
  await takeTime(tx, {});
  await holdLock(tx, key);
}
