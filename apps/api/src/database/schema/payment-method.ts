import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, type Localized } from './columns.ts';

export type PaymentGroup = 'bank_transfer' | 'qris' | 'e_wallet' | 'card';

export const paymentMethod = pgTable('payment_method', {
  id: id(),
  /** The gateway port's name of it: qris, bca_va, mandiri_bill, gopay, card, … */
  code: text().notNull().unique(),
  group: text().$type<PaymentGroup>().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  /** Rupiah. */
  feeFixed: integer().notNull(),
  /** Hundredths of a percent. */
  feePercent: integer().notNull(),
  minimum: bigint({ mode: 'number' }).notNull(),
  maximum: bigint({ mode: 'number' }).notNull(),
  available: boolean().notNull(),
  /** How long the code or account stays payable, by our clock. */
  expiresInSeconds: integer().notNull(),
  position: integer().notNull(),
});
