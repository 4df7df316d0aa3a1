import { and, eq, gt, isNull, not, notExists, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { dayMs } from '../../clock/day.ts';
import type { Db } from '../../database/client.ts';
import { adopter, notificationPreference, unaskedMessage } from '../../database/schema/index.ts';
import type { NotificationCategory } from './notification-categories.ts';

const week = 7 * dayMs;

/** Whether somebody was told nothing unasked within the last week. */
export const isLeftAlone = (db: Db, adopterId: SQLWrapper, now: Date): SQL =>
  notExists(
    db
      .select({ adopterId: unaskedMessage.adopterId })
      .from(unaskedMessage)
      .where(
        and(
          eq(unaskedMessage.adopterId, adopterId),
          gt(unaskedMessage.toldAt, new Date(now.getTime() - week)),
        ),
      ),
  );

/** Whether anything reaches somebody of a category: in the app, or by mail at an address they have proven. */
export const isHeard = (db: Db, adopterId: SQLWrapper, category: NotificationCategory): SQL =>
  notExists(
    db
      .select({ adopterId: notificationPreference.adopterId })
      .from(notificationPreference)
      .innerJoin(adopter, eq(adopter.id, notificationPreference.adopterId))
      .where(
        and(
          eq(notificationPreference.adopterId, adopterId),
          eq(notificationPreference.category, category),
          not(notificationPreference.inApp),
          or(not(notificationPreference.email), isNull(adopter.emailVerifiedAt)),
        ),
      ),
  );

/** Whether somebody was not told of an occasion yet. */
export const isUntold = (
  db: Db,
  adopterId: SQLWrapper,
  category: NotificationCategory,
  occasion: SQLWrapper | string,
): SQL =>
  notExists(
    db
      .select({ adopterId: unaskedMessage.adopterId })
      .from(unaskedMessage)
      .where(
        and(
          eq(unaskedMessage.adopterId, adopterId),
          eq(unaskedMessage.category, category),
          eq(unaskedMessage.occasion, occasion),
        ),
      ),
  );

/** @returns false where another has told it */
export async function recordUnasked(
  db: Db,
  row: { adopterId: number; category: NotificationCategory; occasion: string; toldAt: Date },
): Promise<boolean> {
  const rows = await db
    .insert(unaskedMessage)
    .values(row)
    .onConflictDoNothing()
    .returning({ adopterId: unaskedMessage.adopterId });
  return rows.length > 0;
}

export async function deleteUnasked(db: Db, adopterId: number): Promise<void> {
  await db.delete(unaskedMessage).where(eq(unaskedMessage.adopterId, adopterId));
}
