import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { notification } from '../../database/schema/index.ts';
import { type FilterValue, matchingEach } from '../../http/list/index.ts';
import type { NotificationCategory } from '../message/index.ts';
import type { notificationList } from './notification.schemas.ts';

export type NotificationRow = typeof notification.$inferSelect;

/** @returns its id; undefined when the same was told before */
export async function insertNotification(
  db: Db,
  row: typeof notification.$inferInsert,
): Promise<number | undefined> {
  const [made] = await db
    .insert(notification)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return made?.id;
}

const ofAdopter = (adopterId: number, conditions: SQL[] = []) =>
  and(eq(notification.adopterId, adopterId), ...conditions);

const isRead = isNotNull(notification.readAt);
const isUnread = isNull(notification.readAt);

type Filters = ReturnType<typeof notificationList.parse>['filters'];

const filtered = (adopterId: number, filters: Filters) =>
  ofAdopter(
    adopterId,
    matchingEach(filters, {
      state: stateConditions,
      category: notification.category,
      type: notification.type,
    }),
  );

function stateConditions(state: FilterValue): SQL[] {
  const states = state.in ?? (state.equals === undefined ? [] : [state.equals]);
  return states.length === 1 ? [states[0] === 'read' ? isRead : isUnread] : [];
}

export const countNotifications = (db: Db, adopterId: number, filters: Filters): Promise<number> =>
  db.$count(notification, filtered(adopterId, filters));

export const countUnread = (db: Db, adopterId: number): Promise<number> =>
  db.$count(notification, ofAdopter(adopterId, [isUnread]));

export const listNotifications = (
  db: Db,
  adopterId: number,
  filters: Filters,
  page: { limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<NotificationRow[]> =>
  db
    .select()
    .from(notification)
    .where(filtered(adopterId, filters))
    .orderBy(page.order === 'asc' ? asc(notification.id) : desc(notification.id))
    .limit(page.limit)
    .offset(page.offset);

export async function findNotification(
  db: Db,
  adopterId: number,
  id: number,
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notification)
    .where(ofAdopter(adopterId, [eq(notification.id, id)]));
  return row;
}

/** Marks what is unread as read, all or one; how many there were. */
export async function markRead(db: Db, adopterId: number, readAt: Date, id?: number): Promise<number> {
  const one = id === undefined ? [] : [eq(notification.id, id)];
  const rows = await db
    .update(notification)
    .set({ readAt })
    .where(ofAdopter(adopterId, [isUnread, ...one]))
    .returning({ id: notification.id });
  return rows.length;
}

/** The same for some of what is about one page of ours, or about any. */
export async function markReadAbout(
  db: Db,
  adopterId: number,
  readAt: Date,
  { categories, link }: { categories: readonly NotificationCategory[]; link?: string },
): Promise<void> {
  await db
    .update(notification)
    .set({ readAt })
    .where(
      ofAdopter(adopterId, [
        isUnread,
        inArray(notification.category, [...categories]),
        ...(link === undefined ? [] : [eq(notification.link, link)]),
      ]),
    );
}

/** Marks what asked for something on a page of ours as over, whether it was read or not. */
export async function markOver(
  db: Db,
  adopterId: number,
  { categories, link }: { categories: readonly NotificationCategory[]; link: string },
): Promise<void> {
  await db
    .update(notification)
    .set({ data: sql`${notification.data} || '{"isOver": true}'::jsonb` })
    .where(
      ofAdopter(adopterId, [inArray(notification.category, [...categories]), eq(notification.link, link)]),
    );
}

export async function deleteNotifications(db: Db, adopterId: number): Promise<void> {
  await db.delete(notification).where(eq(notification.adopterId, adopterId));
}
