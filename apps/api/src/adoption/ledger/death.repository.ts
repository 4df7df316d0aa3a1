import { and, eq, inArray, max, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adoption, type DeathCause, survey, tree } from '../../database/schema/index.ts';
import { isOfDeath } from '../../forest/survey/index.ts';

const replacement = alias(tree, 'replacement');

/** Adopted trees that died, by tree and adopter: since when it was theirs, how it died, and what stands there since. */
export const listDeathsInTerm = (db: Db, treeIds?: readonly number[]) => {
  const found = db
    .select({
      treeId: survey.treeId,
      foundAt: min(survey.surveyedAt).as('found_at'),
      cause: sql<DeathCause | null>`(array_agg(${survey.cause} order by ${survey.surveyedAt} desc)
        filter (where ${survey.cause} is not null))[1]`.as('cause'),
    })
    .from(survey)
    .innerJoin(tree, eq(tree.id, survey.treeId))
    .where(and(eq(tree.condition, 'dead'), isOfDeath(db), treeIds && inArray(tree.id, [...treeIds])))
    .groupBy(survey.treeId)
    .as('found');
  return db
    .select({
      treeId: found.treeId,
      foundAt: sql<Date>`${found.foundAt}`.mapWith(survey.surveyedAt),
      cause: found.cause,
      adopterId: adoption.adopterId,
      firstDay: sql<Date>`min(${adoption.startsAt})`.mapWith(adoption.startsAt),
      replacedById: max(replacement.id),
    })
    .from(found)
    .innerJoin(adoption, eq(adoption.treeId, found.treeId))
    .leftJoin(replacement, eq(replacement.replacesTreeId, found.treeId))
    .groupBy(found.treeId, adoption.adopterId, found.foundAt, found.cause);
};
