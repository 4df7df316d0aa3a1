import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { downloadTicket } from '../../database/schema/index.ts';

export type TicketRow = typeof downloadTicket.$inferSelect;

export async function insertTicket(db: Db, row: TicketRow): Promise<void> {
  await db.insert(downloadTicket).values(row);
}

/** Takes a ticket that still opens something, once. */
export async function takeTicket(db: Db, ticketHash: string, now: Date): Promise<TicketRow | undefined> {
  const [row] = await db
    .delete(downloadTicket)
    .where(and(eq(downloadTicket.ticketHash, ticketHash), gt(downloadTicket.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteExpiredTickets(db: Db, now: Date): Promise<void> {
  await db.delete(downloadTicket).where(lte(downloadTicket.expiresAt, now));
}
