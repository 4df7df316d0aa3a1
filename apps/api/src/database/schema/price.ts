import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, type Localized, moment, rupiah } from './columns.ts';

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
  /** It counts from the one moment on, and no more from the other; null: as long as the price. */
  startsAt: moment(),
  endsAt: moment(),
  position: integer().notNull(),
});
