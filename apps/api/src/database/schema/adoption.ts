import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { tree } from './forest.ts';
import { gift } from './gift.ts';
import { adopter } from './identity.ts';
import { transaction } from './transaction.ts';

/** A tree kept for one pending transaction. One row a tree: the primary key is what makes a tree sell once. */
export const hold = pgTable(
  'hold',
  {
    treeId: integer()
      .primaryKey()
      .references(() => tree.id),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    deadline: moment().notNull(),
    /** From where it was ordered: the address, or the /64 it is in. */
    network: text(),
  },
  (table) => [
    index('hold_network_idx').on(table.network),
    index('hold_transaction_idx').on(table.transactionId),
    index('hold_adopter_idx').on(table.adopterId),
  ],
);

/** A paid term. Overlapping terms of one tree are refused by an exclusion constraint (migration `terms_and_search`). */
export const adoption = pgTable(
  'adoption',
  {
    id: id(),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    /** Whose it is: whoever paid, until the recipient of a gift claims it. */
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    /** The gift it is part of, kept by every renewal. */
    giftId: integer().references(() => gift.id),
    /** Kept when the adoption moves to the tree that replaces one that died. */
    contractNumber: text().notNull(),
    startsAt: moment().notNull(),
    /** Exclusive: 00:00 WIB on the anniversary. */
    endsAt: moment().notNull(),
    /** The last day in time of the survey whose lateness its adopter was told of, once for each. */
    lateToldFor: date({ mode: 'string' }),
    /** The same day, once its adopter was told what the community says of it: with the lateness or after it. */
    lateWordToldFor: date({ mode: 'string' }),
    /** The day by which the replacement of its dead tree was to stand, once its adopter was told that it does not. */
    lateReplacementToldFor: date({ mode: 'string' }),
    /** When the adopter was told that the term is about to end; once. */
    endRemindedAt: moment(),
  },
  (table) => [
    index('adoption_tree_idx').on(table.treeId, table.startsAt),
    index('adoption_adopter_idx').on(table.adopterId, table.endsAt),
    index('adoption_ends_idx').on(table.endsAt),
    index('adoption_gift_idx').on(table.giftId),
    uniqueIndex('adoption_contract_key').on(table.contractNumber, table.treeId),
  ],
);

/** The term that an order goes on from, tree by tree: what it gives keeps that term's owner, gift and message. */
export const renewal = pgTable(
  'renewal',
  {
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    adoptionId: integer()
      .notNull()
      .references(() => adoption.id),
    /** The name on the new certificate, where it is not that of the term before. */
    holder: text(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.treeId] }),
    index('renewal_adoption_idx').on(table.adoptionId),
  ],
);

/** How many trees an adopter has in term: what the ranking is sorted by. Kept with every grant and end of term. */
export const standing = pgTable(
  'standing',
  {
    adopterId: integer()
      .primaryKey()
      .references(() => adopter.id),
    treeCount: integer().notNull(),
  },
  (table) => [index('standing_rank_idx').on(table.treeCount.desc(), table.adopterId)],
);
