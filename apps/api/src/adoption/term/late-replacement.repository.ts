import { and, asc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, tree } from '../../database/schema/index.ts';

const next = alias(tree, 'next');

/** The day that a community gave for what it plants in a dead tree's place. */
const replantBy = sql<string>`(select survey.replant_by from survey where survey.tree_id = ${tree.id}
  and survey.condition = 'dead' and survey.replant_by is not null order by survey.surveyed_at desc limit 1)`;

/** Terms at dead trees whose replacement should stand by now, and whose adopters were not told that it is late. */
export const listUntoldReplacements = (db: Db, today: string, limit: number) =>
  db
    .select({
      id: adoption.id,
      adopterId: adoption.adopterId,
      treeId: tree.id,
      treeName: tree.treeName,
      code: tree.code,
      replantBy,
    })
    .from(adoption)
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(
      and(
        eq(tree.condition, 'dead'),
        notExists(db.select({ one: sql`1` }).from(next).where(eq(next.replacesTreeId, tree.id))),
        lt(replantBy, today),
        or(isNull(adoption.lateToldFor), sql`${adoption.lateToldFor} <> ${replantBy}`),
        isNull(adopter.deletedAt),
      ),
    )
    .orderBy(asc(adoption.adopterId), asc(tree.id))
    .limit(limit);
