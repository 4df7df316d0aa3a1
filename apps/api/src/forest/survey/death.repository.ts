import { and, desc, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { survey, tree } from '../../database/schema/index.ts';

const alive = alias(survey, 'alive');

/** Of the surveys of a tree those that found the death which its latest agree on. */
export const isOfDeath = (db: Db) =>
  and(
    eq(survey.condition, 'dead'),
    notExists(
      db
        .select({ one: sql`1` })
        .from(alive)
        .where(
          and(
            eq(alive.treeId, survey.treeId),
            ne(alive.condition, 'dead'),
            gt(alive.surveyedAt, survey.surveyedAt),
          ),
        ),
    ),
  );

/** The day that its community gave last for what it plants in a dead tree's place, YYYY-MM-DD; null where it gave none. */
export const replantBy = (db: Db) =>
  sql<string | null>`(${db
    .select({ day: survey.replantBy })
    .from(survey)
    .where(and(eq(survey.treeId, tree.id), isNotNull(survey.replantBy), isOfDeath(db)))
    .orderBy(desc(survey.surveyedAt))
    .limit(1)})`;
