import { and, asc, eq, exists, gt, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, certificateTree, community, letter, tree } from '../../database/schema/index.ts';

export type Replacement = {
  lostId: number;
  lostCode: string;
  replacementId: number;
  replacementCode: string;
};

const lost = alias(tree, 'lost');

/** Terms of the dead tree that run or are to come, whoever's. */
const termsOfLost = (db: Db, now: Date) =>
  db
    .select({ one: sql`1` })
    .from(adoption)
    .where(and(eq(adoption.treeId, lost.id), gt(adoption.endsAt, now)));

/** Dead trees in somebody's term whose living replacement stands already, by rising id from after one on. */
export const listDueReplacements = (
  db: Db,
  now: Date,
  after: number,
  limit: number,
): Promise<Replacement[]> =>
  db
    .select({ lostId: lost.id, lostCode: lost.code, replacementId: tree.id, replacementCode: tree.code })
    .from(tree)
    .innerJoin(lost, eq(lost.id, tree.replacesTreeId))
    .where(
      and(
        gt(lost.id, after),
        eq(lost.condition, 'dead'),
        ne(tree.condition, 'dead'),
        exists(termsOfLost(db, now)),
      ),
    )
    .orderBy(asc(lost.id))
    .limit(limit);

/** Trees that died in a term which has not gone on at another: cases for staff. */
export const listLostInTerm = (db: Db, now: Date) =>
  db
    .selectDistinct({ code: tree.code, community: community.name, surveyedAt: tree.surveyedAt })
    .from(adoption)
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .innerJoin(community, eq(community.id, tree.communityId))
    .where(and(gt(adoption.endsAt, now), eq(tree.condition, 'dead')))
    .orderBy(asc(tree.code));

const introduction = alias(letter, 'introduction');
const moved = alias(adoption, 'moved');

/**
 * Who was told of a death in a term of their own that ended at the dead tree, and not of the tree that stands in its place;
 * by rising letter from after one on.
 */
export const listUnintroduced = (db: Db, now: Date, after: number, limit: number) =>
  db
    .select({ letterId: letter.id, adopterId: letter.adopterId, lostId: lost.id, replacementId: tree.id })
    .from(letter)
    .innerJoin(adopter, and(eq(adopter.id, letter.adopterId), isNull(adopter.deletedAt)))
    .innerJoin(lost, and(eq(lost.id, letter.treeId), eq(lost.condition, 'dead')))
    .innerJoin(tree, and(eq(tree.replacesTreeId, lost.id), ne(tree.condition, 'dead')))
    .where(
      and(
        gt(letter.id, after),
        eq(letter.kind, 'death'),
        // What was accepted as a gift is its recipient's, and what went on at the replacement was introduced with that.
        exists(
          db
            .select({ one: sql`1` })
            .from(adoption)
            .where(
              and(
                eq(adoption.treeId, lost.id),
                eq(adoption.adopterId, letter.adopterId),
                notExists(
                  db
                    .select({ one: sql`1` })
                    .from(moved)
                    .where(and(eq(moved.treeId, tree.id), eq(moved.contractNumber, adoption.contractNumber))),
                ),
              ),
            ),
        ),
        notExists(termsOfLost(db, now)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(introduction)
            .where(
              and(
                eq(introduction.adopterId, letter.adopterId),
                eq(introduction.treeId, lost.id),
                eq(introduction.kind, 'replacement'),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(letter.id))
    .limit(limit);

export async function findCommunityName(db: Db, communityId: number): Promise<string> {
  const [row] = await db
    .select({ name: community.name })
    .from(community)
    .where(eq(community.id, communityId));
  return row?.name ?? '';
}

export async function recordReplantDelay(db: Db, lostId: number, replantDelay: string): Promise<void> {
  await db.update(tree).set({ replantDelay }).where(eq(tree.id, lostId));
}

/** The tree that stands in a dead tree's place already. */
export async function findReplacementOf(db: Db, lostId: number) {
  const [row] = await db.select({ id: tree.id }).from(tree).where(eq(tree.replacesTreeId, lostId));
  return row;
}

export async function recordReplacement(db: Db, lostId: number, replacementId: number): Promise<void> {
  await db.update(tree).set({ replacesTreeId: lostId }).where(eq(tree.id, replacementId));
}

/** Lets certificates say where a term has moved. @returns the certificates that do */
export async function moveOnCertificates(
  db: Db,
  from: number,
  to: { adoptionId: number; treeId: number },
): Promise<number[]> {
  const rows = await db
    .update(certificateTree)
    .set({ adoptionId: to.adoptionId, replacedByTreeId: to.treeId })
    .where(eq(certificateTree.adoptionId, from))
    .returning({ id: certificateTree.certificateId });
  return rows.map(({ id }) => id);
}
