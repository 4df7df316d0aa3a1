import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { adopter, adoption, hold, survey, tree, treeImage, wishtreeEntry } from '../database/schema/index.ts';

/** What hangs on trees: each call answers for many trees at once. */
export function createTreeRelationsRepository(db: Db) {
  const some = (ids: readonly number[]) => [...ids];

  return {
    images: (ids: readonly number[]) =>
      db
        .select()
        .from(treeImage)
        .where(inArray(treeImage.treeId, some(ids)))
        .orderBy(desc(treeImage.takenAt), desc(treeImage.id)),

    surveys: (ids: readonly number[]) =>
      db
        .select()
        .from(survey)
        .where(inArray(survey.treeId, some(ids)))
        .orderBy(desc(survey.surveyedAt)),

    /** Terms with what decides the adopter's public name; no id of an adopter leaves the service from here. */
    adoptions: (ids: readonly number[]) =>
      db
        .select({
          treeId: adoption.treeId,
          adopterId: adoption.adopterId,
          contractNumber: adoption.contractNumber,
          startsAt: adoption.startsAt,
          endsAt: adoption.endsAt,
          name: adopter.name,
          publicName: adopter.publicName,
          deletedAt: adopter.deletedAt,
        })
        .from(adoption)
        .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
        .where(inArray(adoption.treeId, some(ids)))
        .orderBy(desc(adoption.startsAt)),

    /** The trees that stand before or after the given ones in a line of replacements. */
    lineage: (ids: readonly number[], replaced: readonly number[]) =>
      db
        .select({ id: tree.id, code: tree.code, replacesTreeId: tree.replacesTreeId })
        .from(tree)
        .where(
          or(
            inArray(tree.id, some(replaced)),
            and(isNotNull(tree.replacesTreeId), inArray(tree.replacesTreeId, some(ids))),
          ),
        ),

    holds: (ids: readonly number[]) =>
      db
        .select({ treeId: hold.treeId, deadline: hold.deadline })
        .from(hold)
        .where(inArray(hold.treeId, some(ids))),

    async inWishtree(adopterId: number, ids: readonly number[]): Promise<Set<number>> {
      const entries = await db
        .select({ treeId: wishtreeEntry.treeId })
        .from(wishtreeEntry)
        .where(and(eq(wishtreeEntry.adopterId, adopterId), inArray(wishtreeEntry.treeId, some(ids))));
      return new Set(entries.map(({ treeId }) => treeId));
    },
  };
}
export type TreeRelationsRepository = ReturnType<typeof createTreeRelationsRepository>;
