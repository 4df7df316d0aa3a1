import { and, asc, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, species, survey, tree } from '../../database/schema/index.ts';

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

/** Whose trees some surveys are about: of trees in a running term, the newest first. */
export const listUntold = (db: Db, ids: readonly number[], now: Date) =>
  db
    .select({
      surveyId: survey.id,
      adopterId: adoption.adopterId,
      treeId: survey.treeId,
      code: tree.code,
      localName: species.localName,
      surveyor: survey.surveyor,
      surveyedAt: survey.surveyedAt,
      circumference: survey.circumference,
      height: survey.height,
      condition: survey.condition,
    })
    .from(survey)
    .innerJoin(tree, eq(tree.id, survey.treeId))
    .innerJoin(species, eq(species.id, tree.speciesId))
    .innerJoin(
      adoption,
      // Surveys from before the term are no news to its adopter.
      and(
        eq(adoption.treeId, survey.treeId),
        lte(adoption.startsAt, survey.surveyedAt),
        gt(adoption.endsAt, now),
      ),
    )
    .where(inArray(survey.id, [...ids]))
    .orderBy(asc(adoption.adopterId), desc(survey.surveyedAt), asc(survey.treeId));

/** Marks surveys as told. @returns those that this call marked, and no other before it */
export async function markTold(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .update(survey)
    .set({ untoldSince: null })
    .where(and(inArray(survey.id, [...ids]), isNotNull(survey.untoldSince)))
    .returning({ id: survey.id });
  return new Set(rows.map(({ id }) => id));
}

export async function findAdopter(db: Db, id: number): Promise<typeof adopter.$inferSelect | undefined> {
  const [row] = await db.select().from(adopter).where(eq(adopter.id, id));
  return row;
}
