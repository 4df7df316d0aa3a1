import { and, asc, count, countDistinct, eq, gt, gte, inArray, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, community, survey, tree } from '../../database/schema/index.ts';
import { isHeard, isLeftAlone, isUntold } from '../../engagement/message/index.ts';
import type { CommunityYear } from './year.schemas.ts';

type Span = { from: Date; until: Date };

/** What some communities did in a time: measured, found dead, and replanted by today. */
export async function listCommunityYears(
  db: Db,
  ids: readonly number[],
  span: Span,
): Promise<CommunityYear[]> {
  const [communities, measured, died] = await Promise.all([
    db
      .select({ id: community.id, name: community.name, slug: community.slug })
      .from(community)
      .where(inArray(community.id, [...ids]))
      .orderBy(community.name),
    listMeasured(db, ids, span),
    listDied(db, ids, span),
  ]);
  const measuredBy = new Map(measured.map(({ communityId, ...figures }) => [communityId, figures]));
  const diedOf = new Map(died.map(({ communityId, ...figures }) => [communityId, figures]));
  return communities.map((one) => ({
    ...one,
    ...(measuredBy.get(one.id) ?? { patrols: 0, measured: 0 }),
    ...(diedOf.get(one.id) ?? { died: 0, planted: 0 }),
  }));
}

const listMeasured = (db: Db, ids: readonly number[], { from, until }: Span) =>
  db
    .select({
      communityId: tree.communityId,
      patrols: countDistinct(sql`(${survey.surveyedAt} at time zone 'Asia/Jakarta')::date`),
      measured: countDistinct(survey.treeId),
    })
    .from(survey)
    .innerJoin(tree, eq(tree.id, survey.treeId))
    .where(
      and(inArray(tree.communityId, [...ids]), gte(survey.surveyedAt, from), lt(survey.surveyedAt, until)),
    )
    .groupBy(tree.communityId);

/** A tree is counted in the time in which it was first found dead. */
function listDied(db: Db, ids: readonly number[], { from, until }: Span) {
  const replacement = alias(tree, 'replacement');
  const foundAt = min(survey.surveyedAt);
  const found = db
    .select({ id: tree.id, communityId: tree.communityId })
    .from(survey)
    .innerJoin(tree, eq(tree.id, survey.treeId))
    .where(and(inArray(tree.communityId, [...ids]), eq(tree.condition, 'dead'), eq(survey.condition, 'dead')))
    .groupBy(tree.id)
    .having(and(gte(foundAt, from), lt(foundAt, until)))
    .as('found');
  return db
    .select({ communityId: found.communityId, died: count(found.id), planted: count(replacement.id) })
    .from(found)
    .leftJoin(replacement, eq(replacement.replacesTreeId, found.id))
    .groupBy(found.communityId);
}

const yearReview = 'rimba_year_review';

export type UntoldYear = Awaited<ReturnType<typeof listUntoldYears>>[number];

/** Years of which a term ends soon and that their adopters were not told of, with the first of those ends. */
export function listUntoldYears(db: Db, now: Date, until: Date, limit: number) {
  const year = sql<number>`extract(year from (${adoption.endsAt} - interval '1 second') at time zone 'Asia/Jakarta')::int`;
  const endsAt = sql<Date>`min(${adoption.endsAt})`.mapWith(adoption.endsAt);
  return db
    .select({ adopterId: adoption.adopterId, year: year.as('year'), endsAt: endsAt.as('first_end') })
    .from(adoption)
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(
      and(
        gt(adoption.endsAt, now),
        lte(adoption.endsAt, until),
        isNull(adopter.deletedAt),
        isUntold(db, adoption.adopterId, yearReview, sql`(${year})::text`),
        isHeard(db, adoption.adopterId, yearReview),
        isLeftAlone(db, adoption.adopterId, now),
      ),
    )
    .groupBy(adoption.adopterId, sql`2`)
    .orderBy(asc(adoption.adopterId))
    .limit(limit);
}
