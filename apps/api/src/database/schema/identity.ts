import type { Language } from '@rimba/i18n';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

export type PublicNameChoice = 'full' | 'initials' | 'hidden';
export type AdopterType = 'individual' | 'organisation';
export type StoredLanguage = Language;

/** A person or organisation with an account. A deleted one keeps its row without personal data. */
export const adopter = pgTable(
  'adopter',
  {
    id: id(),
    name: text().notNull(),
    /** Lower case, null after deletion. */
    email: text(),
    passwordHash: text(),
    phone: text(),
    /** Storage key of the re-encoded picture. */
    picture: text(),
    emailVerifiedAt: moment(),
    publicName: text().$type<PublicNameChoice>().notNull().default('hidden'),
    adopterType: text().$type<AdopterType>().notNull().default('individual'),
    language: text().$type<StoredLanguage>().notNull().default('id'),
    googleSubject: text(),
    createdAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('adopter_email_key').on(table.email),
    uniqueIndex('adopter_google_subject_key').on(table.googleSubject),
  ],
);

/** Why a session was ended before its time: from another device or tab, by a new password, because a token came twice. */
export type SessionEnding = 'elsewhere' | 'password' | 'reuse';

/** A device signed in: the family of one login's refresh tokens. Token lives use real time. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    userAgent: text(),
    address: text(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    /** 90 days after login, whatever the use. */
    endsAt: moment().notNull(),
    revokedAt: moment(),
    /** With `revokedAt`; null for what an earlier version ended. */
    endedBy: text().$type<SessionEnding>(),
  },
  (table) => [index('session_adopter_idx').on(table.adopterId)],
);

export const refreshToken = pgTable(
  'refresh_token',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. */
    tokenHash: text().notNull().unique(),
    issuedAt: moment().notNull(),
    /** 30 idle days. */
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('refresh_token_session_idx').on(table.sessionId)],
);

export const signInWayKinds = ['password', 'google', 'passkey'] as const;
export type SignInWayKind = (typeof signInWayKinds)[number];

/**
 * When and from where a way to sign in was added and used. A trigger of `adopter` makes the row with the password or the
 * Google account that it is about, and takes it away with it: there is none without, whoever writes. Of passkeys an account
 * may have several.
 */
export const signInWay = pgTable(
  'sign_in_way',
  {
    id: id(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    kind: text().$type<SignInWayKind>().notNull(),
    /** The address of the Google account, the name of the passkey. */
    label: text(),
    /** Null for what is older than this table. */
    addedAt: moment(),
    addedWith: text(),
    lastUsedAt: moment(),
    lastUsedWith: text(),
    /** Of the password: whether it asks for a passkey after it. A trigger ends this with the last passkey. */
    asksPasskey: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('sign_in_way_adopter_kind_key')
      .on(table.adopterId, table.kind)
      .where(sql`${table.kind} <> 'passkey'`),
    index('sign_in_way_adopter_idx').on(table.adopterId),
  ],
);

/** What a passkey is checked by; when and from where it was used stands with the way that it is. */
export const passkey = pgTable('passkey', {
  wayId: integer()
    .primaryKey()
    .references(() => signInWay.id, { onDelete: 'cascade' }),
  /** base64url, as browsers send it. */
  credentialId: text().notNull().unique(),
  /** COSE, base64url. */
  publicKey: text().notNull(),
  /** How often it was used, as it counts itself; those that are kept on several devices stay at 0. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** How browsers reach it: internal, hybrid, usb, … */
  transports: text().array().notNull(),
});

/** Asked of a browser and not answered yet: each is good once, in real time. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  /** base64url. */
  challenge: text().primaryKey(),
  /** Whose account is to get a passkey, or to be signed in to after its password; null: anybody signs in. */
  adopterId: integer().references(() => adopter.id),
  expiresAt: moment().notNull(),
});

/** What a key may be used for; the calls of each stand in `http/key-scopes.ts`. */
export const keyScopes = ['read', 'order'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key by which an adopter's programs call in their name. Its secret is shown once and kept nowhere. */
export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    name: text().notNull(),
    /** How the secret begins, by which its owner tells it from others. */
    prefix: text().notNull(),
    /** SHA-256 of the secret, hex. */
    secretHash: text().notNull().unique(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    createdAt: moment().notNull(),
    /** A WIB day. */
    lastUsedOn: date(),
    endedAt: moment(),
  },
  (table) => [index('api_key_adopter_idx').on(table.adopterId)],
);

/** `email_undo` stands for three days at the address that an account had before. */
export type CodePurpose =
  | 'verification'
  | 'reset'
  | 'guest_checkout'
  | 'confirmation'
  | 'login'
  | 'email_change'
  | 'email_undo';

/** A mailed proof of address: a code to type and, for some purposes, a link. Both are stored hashed. */
export const emailCode = pgTable(
  'email_code',
  {
    id: id(),
    purpose: text().$type<CodePurpose>().notNull(),
    adopterId: integer().references(() => adopter.id),
    email: text().notNull(),
    codeHash: text().notNull(),
    linkHash: text(),
    /** Binds a guest's code to the browser that asked for it. */
    browserHash: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    usedAt: moment(),
  },
  (table) => [
    index('email_code_email_idx').on(table.purpose, table.email),
    index('email_code_adopter_idx').on(table.adopterId).where(sql`${table.usedAt} is null`),
    uniqueIndex('email_code_link_key').on(table.linkHash).where(sql`${table.linkHash} is not null`),
  ],
);

/** When the next code may be sent: 60 s, doubling to 15 min. */
export const emailCooldown = pgTable(
  'email_cooldown',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    email: text().notNull(),
    sent: integer().notNull(),
    lastSentAt: moment().notNull(),
    nextAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.email] })],
);

/** What the security record tells apart. */
export const securityEvents = [
  'registered',
  'signed_in',
  'passkey_asked',
  'login_code_sent',
  'way_added',
  'way_removed',
  'factor_on',
  'factor_off',
  'key_made',
  'key_ended',
  'refresh_reused',
  'session_ended',
  'email_verified',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'email_restored',
  'account_deleted',
  'staff_command',
] as const;

/** What happened to accounts, in real time. A trigger lets nothing change and nothing go within a year. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: id(),
    at: moment().notNull(),
    event: text().$type<(typeof securityEvents)[number]>().notNull(),
    /** `done`, or the code it was refused with. */
    outcome: text().notNull(),
    adopterId: integer().references(() => adopter.id),
    way: text(),
    /** The /24 or /64 that it came from. */
    network: text(),
    userAgent: text(),
    /** Of a command of staff: its words, without addresses. */
    detail: text(),
  },
  (table) => [
    index('security_event_adopter_idx').on(table.adopterId, table.id),
    index('security_event_at_idx').on(table.at),
  ],
);

/** Bot-check answers and Google credentials already spent. */
export const spentCaptcha = pgTable('spent_captcha', {
  nonce: text().primaryKey(),
  expiresAt: moment().notNull(),
});

/**
 * Counters of limited actions per account and address; real time. Unlogged: they begin anew after a crash. The columns
 * and their order are those of rate-limiter-flexible.
 */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** In ms since 1970. */
  expire: bigint({ mode: 'number' }).notNull(),
});
