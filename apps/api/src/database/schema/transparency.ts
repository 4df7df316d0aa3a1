import { bigint, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, type Localized, moment } from './columns.ts';

/** Income and spending that did not come through a transaction of ours: imported, and said to be. */
export const financialEntry = pgTable(
  'financial_entry',
  {
    id: id(),
    date: date({ mode: 'string' }).notNull(),
    kind: text().$type<'income' | 'expense'>().notNull(),
    source: text().$type<'individual' | 'organisation' | 'grant'>().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    /** Whole rupiah. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('financial_entry_date_idx').on(table.date)],
);

export const annualReport = pgTable('annual_report', {
  year: integer().primaryKey(),
  title: jsonb().$type<Localized>().notNull(),
  summary: jsonb().$type<Localized>().notNull(),
  /** Storage key of the PDF. */
  file: text(),
  publishedAt: moment().notNull(),
});

export const partner = pgTable('partner', {
  id: id(),
  name: text().notNull(),
  /** Storage key; without one the name is set in type. */
  logo: text(),
  url: text(),
  position: integer().notNull(),
});

/** Small values of the service itself: the sandbox's clock offset, the sandbox secret, the seed's version. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
