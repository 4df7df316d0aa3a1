import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { securityEvent } from '../../database/schema/index.ts';

type NewEvent = typeof securityEvent.$inferInsert;

export const insertEvent = async (db: Db, row: NewEvent) => {
  await db.insert(securityEvent).values(row);
};

export async function eventsOf(db: Db, adopterId: number, page: { limit: number; offset: number }) {
  const own = eq(securityEvent.adopterId, adopterId);
  const rows = await db
    .select()
    .from(securityEvent)
    .where(own)
    .orderBy(desc(securityEvent.id))
    .limit(page.limit)
    .offset(page.offset);
  const [found] = await db.select({ total: count() }).from(securityEvent).where(own);
  return { rows, total: found?.total ?? 0 };
}

/** Everybody's since a moment, the oldest first, those after `id`: so that a long record is read in pieces. */
export const eventsAfter = (db: Db, id: number, asked: { since: Date; adopterId?: number }, limit: number) =>
  db
    .select()
    .from(securityEvent)
    .where(
      and(
        sql`${securityEvent.id} > ${id}`,
        gte(securityEvent.at, asked.since),
        asked.adopterId === undefined ? undefined : eq(securityEvent.adopterId, asked.adopterId),
      ),
    )
    .orderBy(securityEvent.id)
    .limit(limit);

export const deleteEventsBefore = async (db: Db, moment: Date) => {
  await db.delete(securityEvent).where(lt(securityEvent.at, moment));
};
