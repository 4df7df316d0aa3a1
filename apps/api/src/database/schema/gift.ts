import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { adopter } from './identity.ts';
import { transaction } from './transaction.ts';

/** Trees given to somebody, who may claim them by a code: what a paid order with a gift becomes. */
export const gift = pgTable(
  'gift',
  {
    id: id(),
    transactionId: integer()
      .notNull()
      .unique()
      .references(() => transaction.id),
    /** Who paid; may renew for whoever owns it. */
    giverId: integer()
      .notNull()
      .references(() => adopter.id),
    /** Of the code in the recipient's link. */
    codeHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    /** When its mail was last sent again by hand. */
    sentAgainAt: moment(),
    claimedById: integer().references(() => adopter.id),
    claimedAt: moment(),
  },
  (table) => [
    index('gift_giver_idx').on(table.giverId, table.id),
    index('gift_claimed_by_idx').on(table.claimedById),
  ],
);
