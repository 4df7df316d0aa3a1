import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/client.ts';
import { type MessageData, type NotificationType, notification } from '../database/schema/index.ts';
import type { NotificationCategory } from './notification-categories.ts';

export type NewNotification = {
  adopterId: number;
  type: NotificationType;
  category: NotificationCategory;
  data: MessageData & { treeCount?: number; amount?: number };
  /** A path of ours to open. */
  link: string | null;
  /** What happened, once: a second telling of the same is dropped. */
  dedupeKey: string;
};

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({
  database: { db },
  clock,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
}) {
  return {
    /** Writes the notification in the caller's transaction. */
    async notify(tx: Db, message: NewNotification): Promise<void> {
      await tx
        .insert(notification)
        .values({ ...message, createdAt: clock.now() })
        .onConflictDoNothing();
    },

    async unreadCount(adopterId: number): Promise<number> {
      return db.$count(notification, and(eq(notification.adopterId, adopterId), isNull(notification.readAt)));
    },
  };
}
