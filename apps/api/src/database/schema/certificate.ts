import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { adoption } from './adoption.ts';
import { id, moment } from './columns.ts';
import { tree } from './forest.ts';
import { adopter, type PublicNameChoice } from './identity.ts';
import { transaction } from './transaction.ts';

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
    // One, or one for each owner of what was renewed.
    index('certificate_transaction_idx').on(table.transactionId),
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
