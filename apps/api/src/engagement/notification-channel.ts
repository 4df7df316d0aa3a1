import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Db } from '../database/client.ts';

/** Something about an adopter's notifications changed; `id` is a new one. */
export type NotificationChange = { adopterId: number; id?: number };

const channel = 'rimba_notification';
const reconnectAfter = 1_000;

/** Tells every replica once the caller's transaction is committed. */
export async function announceChange(tx: Db, change: NotificationChange): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

export type NotificationChannel = {
  /** Calls `listener` at each change of this adopter's notifications, until the answer is called. */
  subscribe(adopterId: number, listener: (change: NotificationChange) => void): () => void;
  close(): Promise<void>;
};

/** Listens on one connection for the whole process, from the first subscriber on. */
export function createNotificationChannel(databaseUrl: string, log: FastifyBaseLogger): NotificationChannel {
  const listeners = new Map<number, Set<(change: NotificationChange) => void>>();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const opening = new pg.Client({ connectionString: databaseUrl, application_name: 'rimba notifications' });
    client = opening;
    opening.on('notification', ({ payload }) => deliver(payload ?? ''));
    opening.on('error', (error) => reconnect(opening, error));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
    } catch (error) {
      reconnect(opening, error);
    }
  }

  function reconnect(lost: pg.Client, error: unknown): void {
    if (closed || client !== lost) return;
    log.warn({ err: error }, 'notification channel lost');
    client = undefined;
    lost.end().catch(() => {});
    setTimeout(() => {
      if (!closed && !client && listeners.size) void connect();
    }, reconnectAfter).unref();
  }

  function deliver(payload: string): void {
    const change: NotificationChange = JSON.parse(payload);
    for (const listener of listeners.get(change.adopterId) ?? []) listener(change);
  }

  return {
    subscribe(adopterId, listener) {
      const own = listeners.get(adopterId) ?? new Set();
      own.add(listener);
      listeners.set(adopterId, own);
      if (!client) void connect();
      return () => {
        own.delete(listener);
        if (!own.size) listeners.delete(adopterId);
      };
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
