import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, type Localized, moment, rupiah } from './columns.ts';
import { flagReasons } from './flag-reason.ts';
import { tree } from './forest.ts';
import { type AdopterType, adopter, type PublicNameChoice, type StoredLanguage } from './identity.ts';
import { paymentMethod } from './payment-method.ts';

export type TransactionStatus = 'pending_payment' | 'paid' | 'cancelled';
export type CancelReason = 'by_adopter' | 'expired' | 'refused';

/** The server's arithmetic as it stood when the transaction was made: the one record every screen shows. */
export type StoredBreakdown = {
  quantity: number;
  mainPrice: number;
  listOtherPrices: { name: Localized; value: number }[];
  totalOtherPrice: number;
  totalPrice: number;
  /** `endsAt`: the moment from which it would not have been given. */
  listOtherDiscounts: { name: Localized; value: number; endsAt?: string }[];
  totalDiscount: number;
  paymentFee: { name: Localized; value: number } | null;
  finalPrice: number;
};

export const transaction = pgTable(
  'transaction',
  {
    id: id(),
    /** RB-20261120-0417. */
    number: text().notNull().unique(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    status: text().$type<TransactionStatus>().notNull(),
    cancelReason: text().$type<CancelReason>(),
    paymentMethodId: integer()
      .notNull()
      .references(() => paymentMethod.id),
    breakdown: jsonb().$type<StoredBreakdown>().notNull(),
    subtotal: rupiah().notNull(),
    discountTotal: rupiah().notNull(),
    paymentFees: rupiah().notNull(),
    total: rupiah().notNull(),
    customer: jsonb()
      .$type<{
        firstName: string;
        lastName: string;
        email: string;
        phone: string;
        adopterType: AdopterType;
      }>()
      .notNull(),
    publicName: text().$type<PublicNameChoice>().notNull(),
    /** The name on the certificate. */
    holder: text().notNull(),
    giftMessage: text(),
    giftRecipientEmail: text(),
    giftDeliverOn: date({ mode: 'string' }),
    giftSentAt: moment(),
    /** What the recipient reads, where the buyer said so. */
    giftLanguage: text().$type<StoredLanguage>(),
    language: text().$type<StoredLanguage>().notNull(),
    createdAt: moment().notNull(),
    /** When the trees are let go if no payment has settled. */
    expiresAt: moment().notNull(),
    paidAt: moment(),
    cancelledAt: moment(),
    /** When the adopter was last reminded to pay. */
    remindedAt: moment(),
    /** A case for a person: why. */
    flagged: flagReasons(),
    /** When the last of its reasons came up; null where a version before noted none. */
    flaggedAt: moment(),
  },
  (table) => [
    index('transaction_adopter_idx').on(table.adopterId, table.id),
    index('transaction_due_idx').on(table.status, table.expiresAt),
    // Few of many: what waits for a person is counted every few seconds.
    index('transaction_flagged_idx').on(table.id).where(sql`${table.flagged} is not null`),
  ],
);

export type FlagDecision = 'refunded' | 'given' | 'noted';

/** What a person decided about a flagged transaction. Only ever added to. */
export const flaggedDecision = pgTable(
  'flagged_decision',
  {
    id: id(),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    /** What it was flagged for. */
    reasons: flagReasons('reason').notNull(),
    decision: text().$type<FlagDecision>().notNull(),
    /** The reference of a refund, the codes of trees that were given, or why nothing had to be done. */
    note: text().notNull(),
    /** What was given back; null where nothing was, or where nobody wrote it down. */
    amount: rupiah(),
    decidedBy: text().notNull(),
    decidedAt: moment().notNull(),
  },
  (table) => [index('flagged_decision_transaction_idx').on(table.transactionId)],
);

export type TreeOutcome = 'held' | 'adopted' | 'replaced' | 'unavailable' | 'released';

export const transactionTree = pgTable(
  'transaction_tree',
  {
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    position: integer().notNull(),
    outcome: text().$type<TreeOutcome>().notNull(),
    /** The tree taken in its place, where its money came and it could not be had: paid late, or dead. */
    replacedByTreeId: integer().references(() => tree.id),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.treeId] })],
);

/** Answers the same request sent twice with the same transaction. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Account or proven address. */
    scope: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    transactionId: integer().references(() => transaction.id),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.route, table.key] })],
);
