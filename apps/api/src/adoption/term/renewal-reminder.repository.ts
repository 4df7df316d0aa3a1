import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  min,
  ne,
  notExists,
  notInArray,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, gift, transaction, tree } from '../../database/schema/index.ts';

/**
 * Terms near their end that can be renewed, are not yet and were not spoken of, with their adopters, by account. One at
 * a tree that is dead, or no longer offered, cannot. Where more of an account end within some days of the first, all wait
 * for the last of them: they are told of together. All of an account are given, or none, so at times more than `limit`.
 */
export async function listEndingTerms(db: Db, ending: Ending & { limit: number }) {
  const terms = await selectEndingTerms(db, ending).limit(ending.limit);
  const last = terms.at(-1);
  if (!last || terms.length < ending.limit) return terms;
  const complete = terms.filter(({ adopter: { id } }) => id !== last.adopter.id);
  return complete.length > 0 ? complete : selectEndingTerms(db, ending, last.adopter.id);
}

type Ending = { now: Date; until: Date; withinDays: number };

/** @param adopterId of one account alone */
function selectEndingTerms(db: Db, { now, until, withinDays }: Ending, adopterId?: number) {
  const next = alias(adoption, 'next');
  const first = alias(adoption, 'first');
  const firstEnd = db
    .select({ at: min(first.endsAt) })
    .from(first)
    .where(and(eq(first.adopterId, adoption.adopterId), gt(first.endsAt, now), isNull(first.endRemindedAt)));
  const soon = alias(adoption, 'soon');
  // One that cannot be renewed yet, and soon can.
  const waitedFor = db
    .select({ id: soon.id })
    .from(soon)
    .where(
      and(
        eq(soon.adopterId, adoption.adopterId),
        isNull(soon.endRemindedAt),
        gt(soon.endsAt, until),
        lte(soon.endsAt, sql`(${firstEnd}) + make_interval(days => ${withinDays})`),
      ),
    );
  return db
    .select({
      id: adoption.id,
      treeId: adoption.treeId,
      treeName: tree.treeName,
      code: tree.code,
      endsAt: adoption.endsAt,
      adopter,
      /** Who gave it away, where that is somebody else; the name it was given to. */
      giverId: sql<
        number | null
      >`case when ${gift.giverId} <> ${adoption.adopterId} then ${gift.giverId} end`,
      holder: transaction.holder,
      claimedAt: gift.claimedAt,
      /** Whose order it was, where the tree is a gift that somebody else gave; null where they have left. */
      giver: sql<string | null>`case when ${gift.giverId} <> ${adoption.adopterId} then
        nullif(trim(concat(${transaction.customer} ->> 'firstName', ' ', ${transaction.customer} ->> 'lastName')), '') end`,
    })
    .from(adoption)
    .leftJoin(gift, eq(gift.id, adoption.giftId))
    .leftJoin(transaction, eq(transaction.id, gift.transactionId))
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .leftJoin(next, and(eq(next.treeId, adoption.treeId), gte(next.startsAt, adoption.endsAt)))
    .where(
      and(
        gt(adoption.endsAt, now),
        lte(adoption.endsAt, until),
        isNull(adoption.endRemindedAt),
        isNull(next.id),
        ne(tree.condition, 'dead'),
        notInArray(tree.status, ['active', 'inactive']),
        isNull(adopter.deletedAt),
        notExists(waitedFor),
        adopterId === undefined ? undefined : eq(adopter.id, adopterId),
      ),
    )
    .orderBy(asc(adopter.id), asc(adoption.endsAt));
}

export async function markEndReminded(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await db
    .update(adoption)
    .set({ endRemindedAt: at })
    .where(inArray(adoption.id, [...ids]));
}
