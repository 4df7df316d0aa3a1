import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { MessageData } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';
import {
  type NotificationCategory,
  notificationCategories,
  type PreferenceService,
} from '../message/index.ts';
import { announceChange } from './change.repository.ts';
import type { NamedTrees } from './named-trees.ts';
import {
  countNotifications,
  countUnread,
  findNotification,
  insertNotification,
  listNotifications,
  markOver,
  markRead,
  markReadAbout,
  type NotificationRow,
} from './notification.repository.ts';
import type { Notification, notificationList } from './notification.schemas.ts';
import { notificationText } from './notification-text.ts';

export type NewNotification = {
  adopterId: number;
  category: NotificationCategory;
  /** `name`: of whom it tells besides. */
  data: MessageData & Partial<NamedTrees> & { amount?: number; late?: boolean; name?: string };
  /** A path of ours to open. */
  link: string | null;
  /** What happened, once: a second telling of the same is dropped. */
  dedupeKey: string;
};

type Query = ReturnType<typeof notificationList.parse>;

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({
  database: { db },
  clock,
  preferences,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  preferences: PreferenceService;
}) {
  const unreadCount = (adopterId: number) => countUnread(db, adopterId);

  return {
    unreadCount,

    /** Writes a notification in the caller's transaction, unless its adopter switched it off. */
    async notify(tx: Db, message: NewNotification): Promise<void> {
      const { adopterId, category } = message;
      if (!(await preferences.wantsInApp(tx, adopterId, category))) return;
      const { type } = notificationCategories[category];
      const id = await insertNotification(tx, { ...message, type, createdAt: clock.now() });
      if (id !== undefined) await announceChange(tx, { adopterId, id });
    },

    /** Marks some of what is about one page, or any, as read, in the caller's transaction: what it asked for was done. */
    readAbout: (tx: Db, adopterId: number, about: { categories: NotificationCategory[]; link?: string }) =>
      markReadAbout(tx, adopterId, clock.now(), about),

    /** The same where nothing is asked for any more: those of one page say so from then on. */
    async over(
      tx: Db,
      adopterId: number,
      about: { categories: NotificationCategory[]; link: string },
    ): Promise<void> {
      await markOver(tx, adopterId, about);
      await markReadAbout(tx, adopterId, clock.now(), about);
    },

    async list(adopterId: number, query: Query, language: Language) {
      const page = { ...query, order: query.sort.order };
      const [rows, total] = await Promise.all([
        listNotifications(db, adopterId, query.filters, page),
        countNotifications(db, adopterId, query.filters),
      ]);
      const wanted = query.with.has('preference') ? await preferences.list(adopterId) : [];
      return {
        notifications: rows.map((row) => {
          const preference = wanted.find(({ category }) => category === row.category);
          return { ...toWire(row, language), ...(preference && { preference }) };
        }),
        total,
      };
    },

    /** @throws Problem request.notification_not_found */
    async find(adopterId: number, id: number, language: Language): Promise<Notification> {
      const row = await findNotification(db, adopterId, id);
      if (!row) throw new Problem('request.notification_not_found');
      return toWire(row, language);
    },

    /** Marks one as read; reading twice is reading once. @throws Problem request.notification_not_found */
    async read(adopterId: number, id: number, language: Language): Promise<Notification> {
      await db.transaction(async (tx) => {
        const marked = await markRead(tx, adopterId, clock.now(), id);
        if (marked) await announceChange(tx, { adopterId });
      });
      return this.find(adopterId, id, language);
    },

    async readAll(adopterId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const marked = await markRead(tx, adopterId, clock.now());
        if (marked) await announceChange(tx, { adopterId });
      });
    },
  };
}

const toWire = (row: NotificationRow, language: Language): Notification => {
  const { treeCount, amount } = row.data;
  return {
    id: row.id,
    type: row.type,
    category: row.category,
    ...notificationText(row, language),
    data: {
      ...(typeof treeCount === 'number' ? { treeCount } : {}),
      ...(typeof amount === 'number' ? { amount } : {}),
    },
    link: row.link,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
};
