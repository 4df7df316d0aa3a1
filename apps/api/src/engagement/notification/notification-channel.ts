import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { channel, type NotificationChange } from './change.repository.ts';

const reconnectAfter = 1_000;

type Listener = (change: NotificationChange) => void;

export type NotificationChannel = {
  /**
   * Calls `listener` at each change of this adopter's notifications, until the answer is called. From when
   * this settles on nothing is missed: what may have been while a connection was lost is told as a change.
   */
  subscribe(adopterId: number, listener: Listener): Promise<() => void>;
  close(): Promise<void>;
};

/** Listens on one connection for the whole process, from the first subscriber on. */
export function createNotificationChannel(databaseUrl: string, log: FastifyBaseLogger): NotificationChannel {
  const listeners = new Map<number, Set<Listener>>();
  let client: pg.Client | undefined;
  let listening: Promise<void> | undefined;
  let closed = false;

  async function listen(): Promise<void> {
    const opening = new pg.Client({ connectionString: databaseUrl, application_name: 'rimba notifications' });
    client = opening;
    opening.on('notification', ({ payload }) => deliver(JSON.parse(payload ?? '')));
    opening.on('error', (error) => retry(opening, error));
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
    } catch (error) {
      retry(opening, error);
    }
  }

  function retry(lost: pg.Client, error: unknown): void {
    if (closed || client !== lost) return;
    log.warn({ err: error }, 'notification channel lost');
    client = undefined;
    lost.end().catch(() => {});
    setTimeout(async () => {
      if (closed) return;
      await listen();
      for (const adopterId of listeners.keys()) deliver({ adopterId });
    }, reconnectAfter).unref();
  }

  function deliver(change: NotificationChange): void {
    for (const listener of listeners.get(change.adopterId) ?? []) listener(change);
  }

  return {
    async subscribe(adopterId, listener) {
      const own = listeners.get(adopterId) ?? new Set();
      own.add(listener);
      listeners.set(adopterId, own);
      listening ??= listen();
      await listening;
      return () => {
        own.delete(listener);
        if (!own.size && listeners.get(adopterId) === own) listeners.delete(adopterId);
      };
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
