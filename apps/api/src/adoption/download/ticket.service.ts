import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { downloadTicket } from '../../database/schema/index.ts';
import { Problem } from '../../http/problem.ts';

export type Ticket = Omit<typeof downloadTicket.$inferSelect, 'ticketHash' | 'expiresAt'>;

export type TicketService = ReturnType<typeof createTicketService>;

/** Real time, in ms: a ticket is a key like a token, not a matter of business. */
const life = 60_000;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/** Addresses that open one document once. */
export function createTicketService({ db }: { db: Db }) {
  return {
    async issue(ticket: Ticket): Promise<{ ticket: string; expiresAt: Date }> {
      const secret = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + life);
      await db.delete(downloadTicket).where(lte(downloadTicket.expiresAt, new Date()));
      await db.insert(downloadTicket).values({ ...ticket, ticketHash: hashOf(secret), expiresAt });
      return { ticket: secret, expiresAt };
    },

    /** @throws request.not_found for one that was used, ran out or never was. */
    async spend(secret: string): Promise<Ticket> {
      const [row] = await db
        .delete(downloadTicket)
        .where(and(eq(downloadTicket.ticketHash, hashOf(secret)), gt(downloadTicket.expiresAt, new Date())))
        .returning();
      if (!row) throw new Problem('request.not_found');
      return row;
    },
  };
}
