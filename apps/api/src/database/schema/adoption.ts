import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { id, type Localized, moment } from './columns.ts';
import { tree } from './forest.ts';
import { type AdopterType, adopter, type PublicNameChoice, type StoredLanguage } from './identity.ts';
import { paymentMethod } from './payment-method.ts';

/** Whole rupiah. */
const rupiah = () => bigint({ mode: 'number' });

/** Versions of the price; the newest whose `validFrom` has passed is in force. */
export const priceConfig = pgTable('price_config', {
  id: id(),
  mainPrice: rupiah().notNull(),
  validFrom: moment().notNull(),
});

export const priceItem = pgTable('price_item', {
  id: id(),
  priceConfigId: integer()
    .notNull()
    .references(() => priceConfig.id, { onDelete: 'cascade' }),
  kind: text().$type<'other_price' | 'discount'>().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  isPercentage: boolean().notNull(),
  /** Rupiah, or hundredths of a percent when `isPercentage`. */
  value: integer().notNull(),
  position: integer().notNull(),
});

export type TransactionStatus = 'pending_payment' | 'paid' | 'cancelled';
export type CancelReason = 'by_adopter' | 'expired' | 'refused';

/** The server's arithmetic as it stood when the transaction was made: the one record every screen shows. */
export type StoredBreakdown = {
  quantity: number;
  mainPrice: number;
  listOtherPrices: { name: Localized; value: number }[];
  totalOtherPrice: number;
  totalPrice: number;
  listOtherDiscounts: { name: Localized; value: number }[];
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
    language: text().$type<StoredLanguage>().notNull(),
    createdAt: moment().notNull(),
    /** When the trees are let go if no payment has settled. */
    expiresAt: moment().notNull(),
    paidAt: moment(),
    cancelledAt: moment(),
    /** When the adopter was last reminded to pay. */
    remindedAt: moment(),
    /** A case for a person: why. */
    flagged: text(),
  },
  (table) => [
    index('transaction_adopter_idx').on(table.adopterId, table.id),
    index('transaction_due_idx').on(table.status, table.expiresAt),
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
    reason: text().notNull(),
    decision: text().$type<FlagDecision>().notNull(),
    /** The reference of a refund, the codes of trees that were given, or why nothing had to be done. */
    note: text().notNull(),
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
    /** The tree taken in its place after a late settlement. */
    replacedByTreeId: integer().references(() => tree.id),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.treeId] })],
);

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
  },
  (table) => [
    index('hold_transaction_idx').on(table.transactionId),
    index('hold_adopter_idx').on(table.adopterId),
  ],
);

/** A paid term. Overlapping terms of one tree are refused by an exclusion constraint (migration 0002). */
export const adoption = pgTable(
  'adoption',
  {
    id: id(),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    /** Kept when the adoption moves to the tree that replaces one that died. */
    contractNumber: text().notNull(),
    startsAt: moment().notNull(),
    /** Exclusive: 00:00 WIB on the anniversary. */
    endsAt: moment().notNull(),
    /** When the adopter was told that the term is about to end; once. */
    endRemindedAt: moment(),
  },
  (table) => [
    index('adoption_tree_idx').on(table.treeId, table.startsAt),
    index('adoption_adopter_idx').on(table.adopterId, table.endsAt),
    index('adoption_ends_idx').on(table.endsAt),
    uniqueIndex('adoption_contract_key').on(table.contractNumber, table.treeId),
  ],
);

/** The Ed25519 keys certificates are signed with; retired ones still verify. */
export const signingKey = pgTable('signing_key', {
  id: text().primaryKey(),
  publicKey: jsonb().$type<JWK>().notNull(),
  /** Sealed; as it is only where it was stored so, until the next start. */
  privateKey: jsonb().$type<string | JWK>().notNull(),
  createdAt: moment().notNull(),
  retiredAt: moment(),
});

export const certificate = pgTable(
  'certificate',
  {
    id: id(),
    certificateNumber: text().notNull().unique(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    holder: text().notNull(),
    holderDisplay: text().$type<PublicNameChoice>().notNull(),
    message: text(),
    issuedAt: moment().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    revision: integer().notNull(),
    keyId: text()
      .notNull()
      .references(() => signingKey.id),
    /** Exactly the text that was signed. */
    signedPayload: text().notNull(),
    /** base64url of the Ed25519 signature over `signedPayload`. */
    signature: text().notNull(),
  },
  (table) => [
    index('certificate_adopter_idx').on(table.adopterId, table.id),
    uniqueIndex('certificate_transaction_key').on(table.transactionId),
  ],
);

export const certificateTree = pgTable(
  'certificate_tree',
  {
    certificateId: integer()
      .notNull()
      .references(() => certificate.id),
    treeId: integer()
      .notNull()
      .references(() => tree.id),
    adoptionId: integer()
      .notNull()
      .references(() => adoption.id),
    position: integer().notNull(),
    /** Set when this tree died and the adoption moved on. */
    replacedByTreeId: integer().references(() => tree.id),
  },
  (table) => [primaryKey({ columns: [table.certificateId, table.treeId] })],
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
