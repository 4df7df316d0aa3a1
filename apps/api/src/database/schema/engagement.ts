import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { adopter, type StoredLanguage } from './identity.ts';

export type NotificationType = 'success' | 'warning' | 'error' | 'info' | 'marketing' | 'system';
type Scalar = string | number | boolean | null;
/** Template variables of a notification: already safe to show. */
export type MessageData = Record<string, Scalar | readonly string[]>;
type Json = Scalar | undefined | readonly Json[] | { readonly [name: string]: Json };
/** What a mail tells. */
export type MailData = { readonly [name: string]: Json };

export const notification = pgTable(
  'notification',
  {
    id: id(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    type: text().$type<NotificationType>().notNull(),
    /** rimba_payment_success, rimba_certificate_created, … */
    category: text().notNull(),
    data: jsonb().$type<MessageData>().notNull(),
    /** A path of ours to open. */
    link: text(),
    /** What happened, once: a second telling of the same is dropped. */
    dedupeKey: text().notNull().unique(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [index('notification_adopter_idx').on(table.adopterId, table.id)],
);

export const notificationPreference = pgTable(
  'notification_preference',
  {
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    category: text().notNull(),
    inApp: boolean().notNull(),
    email: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adopterId, table.category] })],
);

/** What adopters were told without having asked: once an occasion, and not often. */
export const unaskedMessage = pgTable(
  'unasked_message',
  {
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    category: text().notNull(),
    /** What it was about, such as a year. */
    occasion: text().notNull(),
    toldAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.adopterId, table.category, table.occasion] }),
    index('unasked_message_told_idx').on(table.adopterId, table.toldAt),
  ],
);

/** The outbox: a mail is written with what caused it and sent by a job, at least once, under one Message-ID. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    dedupeKey: text().notNull().unique(),
    messageId: text().notNull().unique(),
    recipient: text().notNull(),
    template: text().notNull(),
    language: text().$type<StoredLanguage>().notNull(),
    data: jsonb().$type<MailData>().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [index('mail_unsent_idx').on(table.sentAt)],
);

export const contactMessage = pgTable('contact_message', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: moment().notNull(),
});
