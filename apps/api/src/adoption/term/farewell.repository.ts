import { and, asc, eq, exists, gt, gte, inArray, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/client.ts';
import { adoption, gift, transaction, tree } from '../../database/schema/index.ts';

export type EndedTerm = Awaited<ReturnType<typeof listEndedTerms>>[number];

/** Those of some terms that are over: neither renewed nor gone on with at the tree that took a dead one's place. */
export const listEndedTerms = (db: Db, adoptionIds: readonly number[]) => {
  const next = alias(adoption, 'next');
  const lost = alias(tree, 'lost');
  const renewed = db
    .select({ id: next.id })
    .from(next)
    .where(and(eq(next.treeId, adoption.treeId), gte(next.startsAt, adoption.endsAt)));
  const moved = db
    .select({ id: next.id })
    .from(next)
    .where(
      and(
        eq(next.contractNumber, adoption.contractNumber),
        ne(next.id, adoption.id),
        gt(next.endsAt, adoption.endsAt),
      ),
    );
  const before = db
    .select({ id: next.id })
    .from(next)
    .where(and(eq(next.contractNumber, adoption.contractNumber), eq(next.treeId, tree.replacesTreeId)));
  return db
    .select({
      treeId: adoption.treeId,
      adopterId: adoption.adopterId,
      /** Who gave it away, and the name it was given to. */
      giverId: gift.giverId,
      givenTo: transaction.holder,
      startsAt: adoption.startsAt,
      endsAt: adoption.endsAt,
      treeName: tree.treeName,
      code: tree.code,
      condition: tree.condition,
      status: tree.status,
      /** The tree that died in the same term and that this one replaces. */
      replaces: lost.treeName,
    })
    .from(adoption)
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .leftJoin(lost, and(eq(lost.id, tree.replacesTreeId), exists(before)))
    .leftJoin(gift, eq(gift.id, adoption.giftId))
    .leftJoin(transaction, eq(transaction.id, gift.transactionId))
    .where(and(inArray(adoption.id, [...adoptionIds]), notExists(renewed), notExists(moved)))
    .orderBy(asc(adoption.adopterId), asc(adoption.endsAt), asc(adoption.id));
};
