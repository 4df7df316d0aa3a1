import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, community, surveyDelay, tree } from '../../database/schema/index.ts';
import { isOfNextSurvey, isSurveyLate } from '../../forest/survey/index.ts';

export type LateTerm = Awaited<ReturnType<typeof listLate>>[number];

/** Living trees in a running term whose next survey should have been by now, by account. */
const listLate = (db: Db, now: Date, today: string, limit: number, untold: SQL | undefined) =>
  db
    .select({
      id: adoption.id,
      adopterId: adoption.adopterId,
      treeId: tree.id,
      code: tree.code,
      treeName: tree.treeName,
      communityId: community.id,
      communityName: community.name,
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
        isNull(adopter.deletedAt),
        untold,
      ),
    )
    .orderBy(asc(adoption.adopterId), asc(tree.nextSurveyDue), asc(tree.id))
    .limit(limit);

/** Those whose adopters were not told that they are late. */
export const listUntoldLate = (db: Db, now: Date, today: string, limit: number) =>
  listLate(
    db,
    now,
    today,
    limit,
    or(isNull(adoption.lateToldFor), ne(adoption.lateToldFor, tree.nextSurveyDue)),
  );

/** Those whose adopters were told so, and not yet why: their community has only said it since. */
export const listUntoldWords = (db: Db, now: Date, today: string, limit: number) =>
  listLate(
    db,
    now,
    today,
    limit,
    and(
      eq(adoption.lateToldFor, tree.nextSurveyDue),
      or(isNull(adoption.lateWordToldFor), ne(adoption.lateWordToldFor, tree.nextSurveyDue)),
      exists(
        db
          .select({ id: surveyDelay.id })
          .from(surveyDelay)
          .where(
            and(eq(surveyDelay.communityId, tree.communityId), isNotNull(surveyDelay.reason), isOfNextSurvey),
          ),
      ),
    ),
  );

const marking =
  (column: 'lateToldFor' | 'lateWordToldFor' | 'lateReplacementToldFor') =>
  async (db: Db, ids: readonly number[], due: string): Promise<number[]> => {
    const isUntold = or(isNull(adoption[column]), ne(adoption[column], due));
    const rows = await db
      .update(adoption)
      .set({ [column]: due })
      .where(and(inArray(adoption.id, [...ids]), isUntold))
      .returning({ id: adoption.id });
    return rows.map(({ id }) => id);
  };

/** Marks a lateness as told. @returns the terms that this call marked, and no other before it */
export const markLateTold = marking('lateToldFor');

/** The same for what the community says of it. */
export const markWordTold = marking('lateWordToldFor');

/** The same for a replacement that does not stand by its day. */
export const markLateReplacementTold = marking('lateReplacementToldFor');
