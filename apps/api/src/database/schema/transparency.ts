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
  unique,
} from 'drizzle-orm/pg-core';
import { id, type Localized, moment } from './columns.ts';
import { community } from './forest.ts';

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

export type Purpose = 'patrol' | 'care' | 'replanting' | 'gear' | 'data' | 'books';

/** What each purpose gets of a price, from a day on until the next one; the shares of a day sum to the whole. */
export const priceSplit = pgTable(
  'price_split',
  {
    validFrom: date({ mode: 'string' }).notNull(),
    purpose: text().$type<Purpose>().notNull(),
    /** Hundredths of a percent. */
    share: integer().notNull(),
    /** Demo data says so wherever it is shown. */
    illustrative: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.validFrom, table.purpose] })],
);

/** Adoption money that was passed on to a community, or used by the operator where no community is named. */
export const spending = pgTable(
  'spending',
  {
    id: id(),
    date: date({ mode: 'string' }).notNull(),
    communityId: integer('kelompok_komunitas_id').references(() => community.id),
    purpose: text().$type<Purpose>().notNull(),
    /** Of the transfer or the bill; tells several of a day apart. */
    reference: text().notNull(),
    /** Whole rupiah. */
    amount: bigint({ mode: 'number' }).notNull(),
    illustrative: boolean().notNull().default(false),
  },
  (table) => [
    unique('spending_key')
      .on(table.date, table.communityId, table.purpose, table.reference)
      .nullsNotDistinct(),
  ],
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

/** Small values of the service itself: the sandbox's clock offset, when it was last ready to write, the seed's version. */
export const setting = pgTable('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
