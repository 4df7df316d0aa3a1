import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import {
  adopter,
  adoption,
  certificate,
  certificateTree,
  community,
  gift,
  species,
  transaction,
  tree,
} from '../../database/schema/index.ts';
import { handCertificates } from '../certificate/index.ts';
import { handTerms } from '../ledger/index.ts';

export type GiftRow = typeof gift.$inferSelect;

/** The gift that an order is, made at the first call. */
export async function insertGift(
  db: Db,
  row: Pick<GiftRow, 'transactionId' | 'giverId' | 'codeHash' | 'createdAt'>,
): Promise<GiftRow> {
  const [made] = await db
    .insert(gift)
    .values(row)
    .onConflictDoUpdate({ target: gift.transactionId, set: { codeHash: row.codeHash } })
    .returning();
  if (!made) throw new Error('The gift was not stored');
  return made;
}

/** A gift as a certificate has it: `transactionId` made it, `adopterId` owns what is on the certificate. */
export type GiftOnCertificate = Awaited<ReturnType<typeof listGiftsOnCertificates>>[number];

export const listGiftsOnCertificates = async (db: Db, certificateIds: readonly number[]) =>
  certificateIds.length
    ? db
        .select({
          transactionId: gift.transactionId,
          giverId: gift.giverId,
          certificateId: certificate.id,
          adopterId: certificate.adopterId,
          certificateNumber: certificate.certificateNumber,
          holder: certificate.holder,
          endsAt: certificate.endsAt,
          treeCount: count(),
        })
        .from(certificate)
        .innerJoin(certificateTree, eq(certificateTree.certificateId, certificate.id))
        .innerJoin(adoption, eq(adoption.id, certificateTree.adoptionId))
        .innerJoin(gift, eq(gift.id, adoption.giftId))
        .where(inArray(certificate.id, [...certificateIds]))
        .groupBy(certificate.id, gift.id)
    : [];

export async function findGiftByCode(db: Db, codeHash: string): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gift).where(eq(gift.codeHash, codeHash));
  return row;
}

export async function lockGift(db: Db, id: number): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gift).where(eq(gift.id, id)).for('update');
  return row;
}

/** The terms of a gift, those that last longest first, with the certificate that names each and who ordered it. */
export const listGivenTerms = (db: Db, giftId: number) =>
  db
    .select({
      adoptionId: adoption.id,
      treeId: adoption.treeId,
      startsAt: adoption.startsAt,
      endsAt: adoption.endsAt,
      certificate,
    })
    .from(adoption)
    .innerJoin(certificateTree, eq(certificateTree.adoptionId, adoption.id))
    .innerJoin(certificate, eq(certificate.id, certificateTree.certificateId))
    .where(eq(adoption.giftId, giftId))
    .orderBy(desc(adoption.endsAt), desc(certificate.id), asc(certificateTree.position));
export type GivenTerm = Awaited<ReturnType<typeof listGivenTerms>>[number];

export async function findGiverName(db: Db, { transactionId }: GiftRow): Promise<string | null> {
  const [row] = await db
    .select({ customer: transaction.customer })
    .from(transaction)
    .where(eq(transaction.id, transactionId));
  return [row?.customer.firstName, row?.customer.lastName].filter(Boolean).join(' ') || null;
}

const certificateIdsOf = (terms: readonly GivenTerm[]) => [
  ...new Set(terms.map((term) => term.certificate.id)),
];

/** Makes a gift its recipient's, its terms and certificates too. */
export async function handOver(
  db: Db,
  given: { id: number; terms: readonly GivenTerm[] },
  adopterId: number,
  at: Date,
): Promise<void> {
  await db.update(gift).set({ claimedById: adopterId, claimedAt: at }).where(eq(gift.id, given.id));
  await handTerms(db, given.id, adopterId);
  await handCertificates(db, certificateIdsOf(given.terms), adopterId);
}

/**
 * Leaves what somebody had accepted to those who gave it, who hear of its trees again and may renew them. Terms that the
 * recipient paid stay theirs, without a name, and the address that a gift was mailed to is not kept.
 * @returns the accounts that hold something now; none for givers who have left themselves
 */
export async function handBack(db: Db, claimerId: number): Promise<number[]> {
  const gifts = await db
    .select({ id: gift.id, giverId: gift.giverId })
    .from(gift)
    .innerJoin(adopter, eq(adopter.id, gift.giverId))
    .where(and(eq(gift.claimedById, claimerId), isNull(adopter.deletedAt)));
  for (const { id, giverId } of gifts) {
    await handTerms(db, id, giverId, { exceptPaidBy: claimerId });
    const certificateIds = certificateIdsOf(await listGivenTerms(db, id));
    await handCertificates(db, certificateIds, giverId, { exceptPaidBy: claimerId });
  }
  await db
    .update(transaction)
    .set({ giftRecipientEmail: null })
    .where(
      inArray(
        transaction.id,
        db.select({ id: gift.transactionId }).from(gift).where(eq(gift.claimedById, claimerId)),
      ),
    );
  return gifts.map(({ giverId }) => giverId);
}

export async function lockGiftOf(db: Db, transactionId: number): Promise<GiftRow | undefined> {
  const [row] = await db.select().from(gift).where(eq(gift.transactionId, transactionId)).for('update');
  return row;
}

export async function markSentAgain(db: Db, { id }: GiftRow, sentAgainAt: Date): Promise<void> {
  await db.update(gift).set({ sentAgainAt }).where(eq(gift.id, id));
}

/** What somebody gave by mail and nobody has accepted, the first first; `endsAt` of the last term of each. */
export const listUnopenedGifts = (db: Db, giverId: number) =>
  db
    .select({
      transactionId: gift.transactionId,
      holder: transaction.holder,
      sentAt: transaction.giftSentAt,
      sentAgainAt: gift.sentAgainAt,
      claimedAt: gift.claimedAt,
      endsAt: sql<Date>`max(${adoption.endsAt})`.mapWith(adoption.endsAt),
    })
    .from(gift)
    .innerJoin(transaction, eq(transaction.id, gift.transactionId))
    .innerJoin(adoption, eq(adoption.giftId, gift.id))
    .where(and(eq(gift.giverId, giverId), isNull(gift.claimedAt), isNotNull(transaction.giftSentAt)))
    .groupBy(gift.id, transaction.id)
    .orderBy(asc(gift.id));

/** The account of an address that is proven, if there is one. */
export async function findProvenAdopter(db: Db, email: string) {
  const [row] = await db
    .select({ id: adopter.id, language: adopter.language })
    .from(adopter)
    .where(and(eq(adopter.email, email), isNotNull(adopter.emailVerifiedAt), isNull(adopter.deletedAt)));
  return row;
}

/** Names of the communities whose trees a certificate names. */
export async function listCertificateCommunities(db: Db, certificateId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: community.name })
    .from(certificateTree)
    .innerJoin(
      tree,
      eq(tree.id, sql`coalesce(${certificateTree.replacedByTreeId}, ${certificateTree.treeId})`),
    )
    .innerJoin(community, eq(community.id, tree.communityId))
    .where(eq(certificateTree.certificateId, certificateId));
  return rows.map(({ name }) => name);
}

/** The trees that a certificate names, in its order. */
export const listCertifiedTrees = (db: Db, certificateId: number) =>
  db
    .select({
      latinName: species.latinName,
      localName: species.localName,
      treeName: tree.treeName,
      code: tree.code,
      height: tree.height,
    })
    .from(certificateTree)
    .innerJoin(
      tree,
      eq(tree.id, sql`coalesce(${certificateTree.replacedByTreeId}, ${certificateTree.treeId})`),
    )
    .innerJoin(species, eq(species.id, tree.speciesId))
    .where(eq(certificateTree.certificateId, certificateId))
    .orderBy(asc(certificateTree.position));

/**
 * Paid gifts that nobody has accepted and whose recipient is to be told by now, oldest first. Accounts that have sent as
 * many as they may since `since` are left out: theirs would stand in front of everybody else's.
 */
export function listDueGifts(
  db: Db,
  { today, since, mostOfOne, limit }: { today: string; since: Date; mostOfOne: number; limit: number },
) {
  const sent = alias(transaction, 'sent');
  const sentSince = db
    .select({ total: count() })
    .from(sent)
    .where(and(eq(sent.adopterId, transaction.adopterId), gte(sent.giftSentAt, since)));
  return db
    .select({ transaction, certificate })
    .from(transaction)
    .innerJoin(certificate, eq(certificate.transactionId, transaction.id))
    .leftJoin(gift, eq(gift.transactionId, transaction.id))
    .where(
      and(
        eq(transaction.status, 'paid'),
        isNotNull(transaction.giftRecipientEmail),
        isNull(transaction.giftSentAt),
        isNull(gift.claimedAt),
        or(isNull(transaction.giftDeliverOn), lte(transaction.giftDeliverOn, today)),
        lt(sql`(${sentSince})`, mostOfOne),
      ),
    )
    .orderBy(asc(transaction.id))
    .limit(limit);
}

export async function countGiftsSent(db: Db, adopterId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(transaction)
    .where(and(eq(transaction.adopterId, adopterId), gte(transaction.giftSentAt, since)));
  return row?.total ?? 0;
}
