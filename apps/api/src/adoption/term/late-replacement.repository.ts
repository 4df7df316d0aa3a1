import { and, asc, eq, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, tree } from '../../database/schema/index.ts';
import { replantBy } from '../../forest/survey/index.ts';

const replacement = alias(tree, 'replacement');

/** Terms at dead trees whose replacement should stand by now, and whose adopters were not told that it is late. */
export const listUntoldReplacements = (db: Db, today: string, limit: number) => {
  const by = replantBy(db) as SQL<string>;
  return db
    .select({
      id: adoption.id,
      adopterId: adoption.adopterId,
      treeId: tree.id,
      treeName: tree.treeName,
      code: tree.code,
      replantBy: by,
    })
    .from(adoption)
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(
      and(
        eq(tree.condition, 'dead'),
        notExists(
          db.select({ one: sql`1` }).from(replacement).where(eq(replacement.replacesTreeId, tree.id)),
        ),
        lt(by, today),
        or(isNull(adoption.lateReplacementToldFor), sql`${adoption.lateReplacementToldFor} <> ${by}`),
        isNull(adopter.deletedAt),
      ),
    )
    .orderBy(asc(adoption.adopterId), asc(tree.id))
    .limit(limit);
};
