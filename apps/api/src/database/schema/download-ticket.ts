import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { adopter, type StoredLanguage } from './identity.ts';

export type TicketDocument = 'receipt' | 'certificate' | 'statement';

/** A single-use address of a PDF, for links, printing and web views that cannot send a bearer. Real time. */
export const downloadTicket = pgTable('download_ticket', {
  /** SHA-256 of the ticket, hex. */
  ticketHash: text().primaryKey(),
  adopterId: integer()
    .notNull()
    .references(() => adopter.id),
  document: text().$type<TicketDocument>().notNull(),
  /** Transaction id, certificate number or year. */
  subject: text().notNull(),
  language: text().$type<StoredLanguage>().notNull(),
  expiresAt: moment().notNull(),
});
