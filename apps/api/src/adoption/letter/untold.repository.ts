import { and, asc, eq, exists, gt, inArray, isNotNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adoption, gift, letter, survey, tree } from '../../database/schema/index.ts';

/** A survey that an adopter has not heard of, of a tree in their term. */
export type Untold = Awaited<ReturnType<typeof listUntold>>[number];

/** Surveys that nobody was told of since a moment, whoever's tree it is; the oldest first. */
export async function listUntoldIds(db: Db, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: survey.id })
    .from(survey)
    .where(and(isNotNull(survey.untoldSince), lte(survey.untoldSince, since)))
    .orderBy(asc(survey.untoldSince), asc(survey.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const earlier = alias(survey, 'earlier');
const later = alias(adoption, 'later');

/** Whether no other term of a tree had begun by a moment: what is found from then on is its adopter's. */
const isLatest = (db: Db, moment: typeof survey.surveyedAt | typeof survey.untoldSince) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.treeId, survey.treeId),
          gt(later.startsAt, adoption.startsAt),
          lte(later.startsAt, moment),
        ),
      ),
  );

/** Whose term a tree was in last, where they were told that it died and a survey now names what of. */
const isExplained = (db: Db) =>
  and(
    eq(survey.condition, 'dead'),
    isNotNull(survey.cause),
    exists(
      db
        .select({ one: sql`1` })
        .from(letter)
        .where(
          and(
            eq(letter.adopterId, adoption.adopterId),
            eq(letter.kind, 'death'),
            eq(letter.treeId, survey.treeId),
          ),
        ),
    ),
    isLatest(db, survey.surveyedAt),
  );

/** Whose term a tree is in when its death is recorded, where the visit that found it was before that term. */
const isRecordedSince = and(
  eq(survey.condition, 'dead'),
  eq(tree.condition, 'dead'),
  lte(adoption.startsAt, survey.untoldSince),
  gt(adoption.endsAt, survey.untoldSince),
);

/**
 * Who reads of some surveys: whose term a tree was in when it was visited, of a death whose term it is in by the time that
 * is recorded, and of a cause of death those whose term has gone on at another tree since.
 */
export const listUntold = (db: Db, ids: readonly number[]) =>
  db
    .select({
      surveyId: survey.id,
      adopterId: adoption.adopterId,
      /** Where the tree was given and is another's: who gave it, and by which order. */
      giverId: sql<number | null>`nullif(${gift.giverId}, ${adoption.adopterId})`,
      giftOrderId: gift.transactionId,
      treeId: survey.treeId,
      treeName: tree.treeName,
      code: tree.code,
      surveyedAt: survey.surveyedAt,
      condition: survey.condition,
      cause: survey.cause,
      /** The first survey of a tree that stands in another's place. */
      isPlanting: sql<boolean>`${tree.replacesTreeId} is not null and not ${exists(
        db
          .select({ one: sql`1` })
          .from(earlier)
          .where(and(eq(earlier.treeId, survey.treeId), lt(earlier.surveyedAt, survey.surveyedAt))),
      )}`,
    })
    .from(survey)
    .innerJoin(tree, eq(tree.id, survey.treeId))
    .innerJoin(
      adoption,
      // Other surveys from before the term, or after it, are no news to its adopter.
      and(
        eq(adoption.treeId, survey.treeId),
        or(
          and(
            lte(adoption.startsAt, survey.surveyedAt),
            gt(adoption.endsAt, survey.surveyedAt),
            or(ne(survey.condition, 'dead'), isLatest(db, survey.untoldSince)),
          ),
          isRecordedSince,
          isExplained(db),
        ),
      ),
    )
    .leftJoin(gift, eq(gift.id, adoption.giftId))
    .where(inArray(survey.id, [...ids]))
    .orderBy(asc(adoption.adopterId), asc(survey.surveyedAt), asc(survey.treeId));

/** Marks surveys as told. @returns those that this call marked, and no other before it */
export async function markTold(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .update(survey)
    .set({ untoldSince: null })
    .where(and(inArray(survey.id, [...ids]), isNotNull(survey.untoldSince)))
    .returning({ id: survey.id });
  return new Set(rows.map(({ id }) => id));
}
