import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import {
  adopter,
  adoption,
  certificate,
  certificateTree,
  community,
  gift,
  type PublicNameChoice,
  species,
  transaction,
  tree,
} from '../../database/schema/index.ts';
import { notPaidBy } from '../ledger/index.ts';
import type { CertificateState } from './certificate.rules.ts';

export type CertificateRow = typeof certificate.$inferSelect;

export async function findCertificate(db: Db, number: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificate).where(eq(certificate.certificateNumber, number));
  return row;
}

/** Whose gift a certificate is: of the order that gave it, and of none that renewed it. Undefined once they have left. */
export async function findCertificateGiver(db: Db, number: string) {
  const [row] = await db
    .select({ name: adopter.name, publicName: adopter.publicName })
    .from(certificate)
    .innerJoin(gift, eq(gift.transactionId, certificate.transactionId))
    .innerJoin(adopter, eq(adopter.id, gift.giverId))
    .where(and(eq(certificate.certificateNumber, number), isNull(adopter.deletedAt)));
  return row;
}

/** The first that an order gave. */
export async function findFirstOfOrder(db: Db, transactionId: number): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(certificate)
    .where(eq(certificate.transactionId, transactionId))
    .orderBy(asc(certificate.id))
    .limit(1);
  return row;
}

export async function insertCertificate(
  db: Db,
  row: typeof certificate.$inferInsert,
): Promise<CertificateRow> {
  const [made] = await db.insert(certificate).values(row).returning();
  if (!made) throw new Error('The certificate was not stored');
  return made;
}

/** Names terms on a certificate. */
export async function insertCertificateTrees(
  db: Db,
  rows: (typeof certificateTree.$inferInsert)[],
): Promise<void> {
  await db.insert(certificateTree).values(rows);
}

/** What a certificate says of some trees for good, by rising id. */
export const listSignedNames = (db: Db, treeIds: readonly number[]) =>
  db
    .select({ treeId: tree.id, code: tree.code, latinName: species.latinName })
    .from(tree)
    .innerJoin(species, eq(species.id, tree.speciesId))
    .where(inArray(tree.id, [...treeIds]))
    .orderBy(asc(tree.id));

export async function lockCertificate(db: Db, id: number): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(certificate).where(eq(certificate.id, id)).for('update');
  return row;
}

/** All of an adopter's, by rising id. */
export const lockOwnCertificates = (db: Db, adopterId: number): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificate)
    .where(eq(certificate.adopterId, adopterId))
    .orderBy(asc(certificate.id))
    .for('update');

export async function updateCertificate(
  db: Db,
  id: number,
  changes: Partial<CertificateRow>,
): Promise<CertificateRow | undefined> {
  const [row] = await db.update(certificate).set(changes).where(eq(certificate.id, id)).returning();
  return row;
}

/** Of certificates in some states, as they are at a moment; all without it. */
type InStates = { states: readonly CertificateState[]; now: Date };

const own = (db: Db, adopterId: number, among: InStates | undefined) =>
  and(
    eq(certificate.adopterId, adopterId),
    among && or(...among.states.map((state) => inState(db, state, among.now))),
  );

/** Makes certificates somebody's. */
export async function handCertificates(
  db: Db,
  ids: readonly number[],
  adopterId: number,
  { exceptPaidBy }: { exceptPaidBy?: number } = {},
): Promise<void> {
  await db
    .update(certificate)
    .set({ adopterId })
    .where(and(inArray(certificate.id, [...ids]), notPaidBy(db, certificate.transactionId, exceptPaidBy)));
}

export const listOwnCertificates = (
  db: Db,
  adopterId: number,
  among: InStates | undefined,
  page: { limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<CertificateRow[]> => {
  const direction = page.order === 'asc' ? asc : desc;
  return db
    .select()
    .from(certificate)
    .where(own(db, adopterId, among))
    .orderBy(direction(certificate.issuedAt), direction(certificate.id))
    .limit(page.limit)
    .offset(page.offset);
};

export async function countOwnCertificates(
  db: Db,
  adopterId: number,
  among: InStates | undefined,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(certificate)
    .where(own(db, adopterId, among));
  return row?.total ?? 0;
}

/** As {@link certificateState} tells it. */
function inState(db: Db, state: CertificateState, now: Date): SQL | undefined {
  if (state === 'ended') return lte(certificate.endsAt, now);
  const replaced = db
    .select({ id: certificateTree.certificateId })
    .from(certificateTree)
    .where(
      and(eq(certificateTree.certificateId, certificate.id), isNotNull(certificateTree.replacedByTreeId)),
    );
  return and(gt(certificate.endsAt, now), state === 'moved' ? exists(replaced) : notExists(replaced));
}

/** The trees of some certificates in their order, each with its term and its latest survey. */
export const listCertificateTrees = (db: Db, certificateIds: readonly number[]) =>
  db
    .select({
      certificateId: certificateTree.certificateId,
      treeId: certificateTree.treeId,
      replacedByTreeId: certificateTree.replacedByTreeId,
      adopterId: adoption.adopterId,
      startsAt: adoption.startsAt,
      endsAt: adoption.endsAt,
    })
    .from(certificateTree)
    .innerJoin(adoption, eq(adoption.id, certificateTree.adoptionId))
    .where(inArray(certificateTree.certificateId, [...certificateIds]))
    .orderBy(asc(certificateTree.certificateId), asc(certificateTree.position));

/**
 * How the owners of some certificates want to be named in public. Whom a gift names that nobody has accepted has said
 * nothing of it yet.
 */
export async function listPublicNames(
  db: Db,
  certificateIds: readonly number[],
): Promise<Map<number, PublicNameChoice>> {
  const unclaimed = db
    .select({ id: certificateTree.certificateId })
    .from(certificateTree)
    .innerJoin(adoption, eq(adoption.id, certificateTree.adoptionId))
    .innerJoin(gift, eq(gift.id, adoption.giftId))
    .where(and(eq(certificateTree.certificateId, certificate.id), isNull(gift.claimedById)));
  const rows = await db
    .select({ id: certificate.id, publicName: adopter.publicName })
    .from(certificate)
    .innerJoin(adopter, eq(adopter.id, certificate.adopterId))
    .where(and(inArray(certificate.id, [...certificateIds]), notExists(unclaimed)));
  return new Map(rows.map(({ id, publicName }) => [id, publicName]));
}

/** Whose orders some are, by their id. */
export async function listOrderers(db: Db, transactionIds: readonly number[]): Promise<Map<number, number>> {
  if (!transactionIds.length) return new Map();
  const rows = await db
    .select({ id: transaction.id, adopterId: transaction.adopterId })
    .from(transaction)
    .where(inArray(transaction.id, [...transactionIds]));
  return new Map(rows.map(({ id, adopterId }) => [id, adopterId]));
}

/** How some trees are by their latest survey. */
export const listStandingTrees = (db: Db, ids: readonly number[]) =>
  ids.length
    ? db
        .select({
          id: tree.id,
          communityId: tree.communityId,
          condition: tree.condition,
          status: tree.status,
          surveyedAt: tree.surveyedAt,
          nextSurveyDue: tree.nextSurveyDue,
        })
        .from(tree)
        .where(inArray(tree.id, [...ids]))
    : Promise.resolve([]);

export type CommunityRow = {
  id: number;
  name: string;
  slug: string;
  leaderName: string;
  illustrative: boolean;
};

export const listCommunities = (db: Db, ids: readonly number[]): Promise<CommunityRow[]> =>
  ids.length
    ? db
        .select({
          id: community.id,
          name: community.name,
          slug: community.slug,
          leaderName: community.leaderName,
          illustrative: community.illustrative,
        })
        .from(community)
        .where(inArray(community.id, [...ids]))
    : Promise.resolve([]);
