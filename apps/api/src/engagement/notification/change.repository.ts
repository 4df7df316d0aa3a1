import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Db } from '../../database/client.ts';
import { query } from '../../database/query.ts';

/** Something about an adopter's notifications changed; `id` is a new one. */
export type NotificationChange = { adopterId: number; id?: number };

/** What replicas listen to. */
export const channel = 'rimba_notification';

const notify = query({
  name: 'notify-of-change',
  given: { channel: 'text', change: 'text' },
  row: Type.Object({}),
  text: (value) => sql`select pg_notify(${value('channel')}, ${value('change')})`,
});

/** Tells every replica once the caller's transaction is committed. */
export async function announceChange(tx: Db, change: NotificationChange): Promise<void> {
  await notify(tx, { channel, change: JSON.stringify(change) });
}
