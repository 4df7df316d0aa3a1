import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, survey, treeImage } from '../../database/schema/index.ts';

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
          // A term that went on here from a tree that died began here with that, under the same contract.
          startsAt: sql<Date>`coalesce((select max(before.ends_at) from adoption before
            where before.contract_number = ${adoption.contractNumber} and before.tree_id <> ${adoption.treeId}
            and before.ends_at < ${adoption.endsAt}), ${adoption.startsAt})`.mapWith(adoption.startsAt),
          endsAt: adoption.endsAt,
          name: adopter.name,
          publicName: adopter.publicName,
          deletedAt: adopter.deletedAt,
        })
        .from(adoption)
        .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
        .where(inArray(adoption.treeId, some(ids)))
        .orderBy(desc(adoption.startsAt)),
  };
}
export type TreeRelationsRepository = ReturnType<typeof createTreeRelationsRepository>;
