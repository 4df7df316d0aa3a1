import { isNull } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { paymentMethod } from './payment-method.ts';
import { transaction } from './transaction.ts';

export type AttemptStatus = 'created' | 'pending' | 'settled' | 'denied' | 'cancelled' | 'expired' | 'failed';

/** What the payer needs in order to pay, as the gateway gave it. */
export type PaymentInstructions = {
  vaNumbers?: { bank: string; number: string }[];
  billerCode?: string;
  billKey?: string;
  qrString?: string;
  actions?: { name: string; url: string }[];
  redirectUrl?: string;
  /** `48111111-1114`. */
  maskedCard?: string;
  /** A card was charged, and a person at the gateway looks at it before the money counts. */
  underReview?: true;
};

/** One try to pay one transaction: one order id at the gateway, never used again. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    id: id(),
    transactionId: integer()
      .notNull()
      .references(() => transaction.id),
    paymentMethodId: integer()
      .notNull()
      .references(() => paymentMethod.id),
    /** The order that the attempt is at the gateway, which has one for each: TRX-<transaction>-<n>. */
    orderId: text().notNull().unique(),
    status: text().$type<AttemptStatus>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    gatewayTransactionId: text(),
    /** Tells another card from a second click; the token itself is not kept. */
    cardTokenDigest: text(),
    instructions: jsonb().$type<PaymentInstructions>(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    settledAt: moment(),
    /** When it ended without money: refused, cancelled or expired. */
    endedAt: moment(),
    /** When the gateway was last asked about it. */
    checkedAt: moment(),
    /** The gateway's own words, for staff. */
    lastError: text(),
  },
  (table) => [
    index('payment_attempt_transaction_idx').on(table.transactionId),
    index('payment_attempt_status_idx').on(table.status),
  ],
);

/** Every notification as it came, once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: id(),
    orderId: text().notNull(),
    gatewayTransactionId: text().notNull(),
    transactionStatus: text().notNull(),
    statusCode: text().notNull(),
    body: jsonb().notNull(),
    receivedAt: moment().notNull(),
    appliedAt: moment(),
  },
  (table) => [
    uniqueIndex('payment_event_key').on(
      table.gatewayTransactionId,
      table.transactionStatus,
      table.statusCode,
    ),
    index('payment_event_order_idx').on(table.orderId),
    index('payment_event_unapplied_idx').on(table.orderId).where(isNull(table.appliedAt)),
  ],
);
