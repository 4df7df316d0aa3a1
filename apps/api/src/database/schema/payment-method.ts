import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, type Localized } from './columns.ts';

export type PaymentGroup = 'bank_transfer' | 'qris' | 'e_wallet' | 'card';

type Terms = {
  group: PaymentGroup;
  name: Localized;
  /** Rupiah. */
  feeFixed: number;
  /** Hundredths of a percent. */
  feePercent: number;
  /** Rupiah a transaction. */
  minimum: number;
  maximum: number;
  /** How long the code or account stays payable, by our clock. */
  expiresInSeconds: number;
};

const virtualAccount = (name: string) =>
  ({
    group: 'bank_transfer',
    name: { id: name, en: name },
    feeFixed: 4_000,
    feePercent: 0,
    minimum: 10_000,
    maximum: 500_000_000,
    expiresInSeconds: 24 * 3_600,
  }) as const satisfies Terms;

const wallet = (name: string) =>
  ({
    group: 'e_wallet',
    name: { id: name, en: name },
    feeFixed: 0,
    feePercent: 200,
    minimum: 1_500,
    maximum: 10_000_000,
    expiresInSeconds: 15 * 60,
  }) as const satisfies Terms;

/**
 * Every way to pay, in the order in which it is offered. A database gets the rows that it lacks at start, on these
 * terms; from then on its own count, since staff may change them there. One that is given up stays here and is
 * switched off: what was paid by it is still shown.
 */
export const paymentMethodTerms = {
  qris: {
    group: 'qris',
    name: { id: 'QRIS', en: 'QRIS' },
    feeFixed: 0,
    feePercent: 70,
    minimum: 1_500,
    maximum: 10_000_000,
    expiresInSeconds: 15 * 60,
  },
  bca_va: virtualAccount('BCA Virtual Account'),
  bni_va: virtualAccount('BNI Virtual Account'),
  bri_va: virtualAccount('BRI Virtual Account (BRIVA)'),
  mandiri_bill: virtualAccount('Mandiri Virtual Account'),
  permata_va: virtualAccount('Permata Virtual Account'),
  cimb_va: virtualAccount('CIMB Niaga Virtual Account'),
  gopay: wallet('GoPay'),
  shopeepay: wallet('ShopeePay'),
  card: {
    group: 'card',
    name: { id: 'Kartu kredit atau debit', en: 'Credit or debit card' },
    feeFixed: 2_000,
    feePercent: 290,
    minimum: 10_000,
    maximum: 500_000_000,
    expiresInSeconds: 10 * 60,
  },
} as const satisfies Record<string, Terms>;

export type MethodCode = keyof typeof paymentMethodTerms;
export const methodCodes = Object.keys(paymentMethodTerms) as MethodCode[];

export const paymentMethod = pgTable('payment_method', {
  id: id(),
  code: text().$type<MethodCode>().notNull().unique(),
  group: text().$type<PaymentGroup>().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  feeFixed: integer().notNull(),
  feePercent: integer().notNull(),
  minimum: bigint({ mode: 'number' }).notNull(),
  maximum: bigint({ mode: 'number' }).notNull(),
  available: boolean().notNull(),
  expiresInSeconds: integer().notNull(),
});
