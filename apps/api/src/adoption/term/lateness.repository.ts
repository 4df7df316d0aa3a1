import { and, asc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, community, tree } from '../../database/schema/index.ts';
import { isSurveyLate } from '../../forest/survey/index.ts';

export type LateTerm = Awaited<ReturnType<typeof listUntoldLate>>[number];

/**
 * Living trees in a running term whose next survey should have been by now, and whose adopters were not told of it; by
 * account. What was late already when it was adopted was seen then.
 */
export const listUntoldLate = (db: Db, now: Date, today: string, limit: number) =>
  db
    .select({
      id: adoption.id,
      adopterId: adoption.adopterId,
      treeId: tree.id,
      code: tree.code,
      treeName: tree.treeName,
      groupId: community.id,
      group: community.name,
      surveyedAt: tree.surveyedAt,
      nextSurveyDue: tree.nextSurveyDue,
      startsAt: adoption.startsAt,
    })
    .from(adoption)
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .innerJoin(community, eq(community.id, tree.communityId))
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(
      and(
        lte(adoption.startsAt, now),
        gt(adoption.endsAt, now),
        isSurveyLate(today),
        or(isNull(adoption.lateToldFor), ne(adoption.lateToldFor, tree.nextSurveyDue)),
        isNull(adopter.deletedAt),
      ),
    )
    .orderBy(asc(adoption.adopterId), asc(tree.nextSurveyDue), asc(tree.id))
    .limit(limit);

/** Marks a lateness as told. @returns the terms that this call marked, and no other before it */
export async function markLateTold(db: Db, ids: readonly number[], due: string): Promise<number[]> {
  const rows = await db
    .update(adoption)
    .set({ lateToldFor: due })
    .where(
      and(inArray(adoption.id, [...ids]), or(isNull(adoption.lateToldFor), ne(adoption.lateToldFor, due))),
    )
    .returning({ id: adoption.id });
  return rows.map(({ id }) => id);
}
