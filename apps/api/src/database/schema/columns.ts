import type { Language } from '@rimba/i18n';
import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
/** A moment in UTC. No default: the service's clock writes every time, never SQL now(). */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** Whole rupiah. */
export const rupiah = () => bigint({ mode: 'number' });
/** A text in every language. */
export type Localized = Record<Language, string>;
