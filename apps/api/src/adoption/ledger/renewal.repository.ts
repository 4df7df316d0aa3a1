import { and, eq, gt, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adoption, certificate, certificateTree, gift, hold, renewal } from '../../database/schema/index.ts';

/** A tree and the term that an order goes on from; `holder` where another name than before is wanted. */
export type Renewal = { treeId: number; adoptionId: number; holder: string | null };

export async function insertRenewals(
  db: Db,
  transactionId: number,
  renewals: readonly Renewal[],
): Promise<void> {
  if (!renewals.length) return;
  await db.insert(renewal).values(renewals.map((one) => ({ ...one, transactionId })));
}

/** What an order renews; nothing for one of new trees. */
export const listRenewals = (db: Db, transactionId: number): Promise<Renewal[]> =>
  db
    .select({ treeId: renewal.treeId, adoptionId: renewal.adoptionId, holder: renewal.holder })
    .from(renewal)
    .where(eq(renewal.transactionId, transactionId));

/** Orders that go on from some terms and may still be paid: whose each is, and until when its trees are held for it. */
export const listRenewing = (db: Db, adoptionIds: readonly number[], now: Date) =>
  db
    .select({
      adoptionId: renewal.adoptionId,
      treeId: renewal.treeId,
      adopterId: hold.adopterId,
      until: hold.deadline,
    })
    .from(renewal)
    .innerJoin(hold, and(eq(hold.transactionId, renewal.transactionId), eq(hold.treeId, renewal.treeId)))
    .where(and(inArray(renewal.adoptionId, [...adoptionIds]), gt(hold.deadline, now)));

/** The term of the same contract that its certificate names: the last, where a dead tree was replaced. */
const named = alias(adoption, 'named');

/**
 * The terms that some orders go on from, tree by tree, with whose name is on them; `renamed` where another is wanted, and
 * `giverId` of what somebody gave away.
 */
export const listTermsBefore = (db: Db, transactionIds: readonly number[]) =>
  db
    .select({
      transactionId: renewal.transactionId,
      treeId: renewal.treeId,
      adoptionId: renewal.adoptionId,
      endsAt: adoption.endsAt,
      renamed: renewal.holder,
      holder: certificate.holder,
      holderDisplay: certificate.holderDisplay,
      giverId: gift.giverId,
    })
    .from(renewal)
    .innerJoin(adoption, eq(adoption.id, renewal.adoptionId))
    .innerJoin(named, eq(named.contractNumber, adoption.contractNumber))
    .innerJoin(certificateTree, eq(certificateTree.adoptionId, named.id))
    .innerJoin(certificate, eq(certificate.id, certificateTree.certificateId))
    .leftJoin(gift, eq(gift.id, adoption.giftId))
    .where(inArray(renewal.transactionId, [...transactionIds]));
export type TermBefore = Awaited<ReturnType<typeof listTermsBefore>>[number];
