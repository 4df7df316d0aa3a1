import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { deleteExpiredTickets, insertTicket, type TicketRow, takeTicket } from './ticket.repository.ts';

export type Ticket = Omit<TicketRow, 'ticketHash' | 'expiresAt'>;

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
      await deleteExpiredTickets(db, new Date());
      await insertTicket(db, { ...ticket, ticketHash: hashOf(secret), expiresAt });
      return { ticket: secret, expiresAt };
    },

    /** @throws request.not_found for one that was used, ran out or never was. */
    async spend(secret: string): Promise<Ticket> {
      const ticket = await takeTicket(db, hashOf(secret), new Date());
      if (!ticket) throw new Problem('request.not_found');
      return ticket;
    },
  };
}
