import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adoption, certificate, certificateTree, gift, transaction } from '../../database/schema/index.ts';

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

/** Marks what an order gave as part of its gift. */
export async function markGiven(db: Db, { id, transactionId }: GiftRow): Promise<void> {
  await db
    .update(adoption)
    .set({ giftId: id })
    .where(and(eq(adoption.transactionId, transactionId), isNull(adoption.giftId)));
}

/** A gift as a certificate has it: `transactionId` made it, `adopterId` holds what is on the certificate. */
export type GiftOnCertificate = Awaited<ReturnType<typeof listGiftsOnCertificates>>[number];

export const listGiftsOnCertificates = async (db: Db, certificateIds: readonly number[]) =>
  certificateIds.length
    ? db
        .select({
          transactionId: gift.transactionId,
          giverId: gift.giverId,
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

/** Paid orders that give trees away and are no gift yet: those of the version before. */
export const listUnopened = (db: Db, limit: number) =>
  db
    .select({ id: transaction.id })
    .from(transaction)
    .leftJoin(gift, eq(gift.transactionId, transaction.id))
    .where(
      and(
        eq(transaction.status, 'paid'),
        isNull(gift.id),
        sql`coalesce(${transaction.giftMessage}, ${transaction.giftRecipientEmail}, ${transaction.giftLanguage},
          ${transaction.giftDeliverOn}::text) is not null`,
      ),
    )
    .orderBy(asc(transaction.id))
    .limit(limit);
