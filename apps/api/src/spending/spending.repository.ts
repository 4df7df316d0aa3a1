import { asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import {
  community,
  priceSplit,
  spending,
  transaction,
  transactionTree,
  tree,
} from '../database/schema/index.ts';
import type { Split } from './spending.rules.ts';

export function createSpendingRepository(db: Db) {
  const paidDay = sql<string>`to_char(${transaction.paidAt} at time zone 'Asia/Jakarta', 'YYYY-MM-DD')`;
  const aTree = sql<number>`sum((${transaction.total} - ${transaction.paymentFees})::numeric
    / (${transaction.breakdown}->>'quantity')::int)`;

  return {
    /** Oldest first. */
    async splits(): Promise<(Split & { illustrative: boolean })[]> {
      const rows = await db.select().from(priceSplit).orderBy(asc(priceSplit.validFrom));
      return [...Map.groupBy(rows, ({ validFrom }) => validFrom)].map(([validFrom, some]) => ({
        validFrom,
        shares: Object.fromEntries(some.map(({ purpose, share }) => [purpose, share])),
        illustrative: some.some(({ illustrative }) => illustrative),
      }));
    },

    /** What was paid for the trees of each community, without the methods' fees, by the day (WIB) it arrived. */
    receipts: () =>
      db
        .select({
          date: paidDay,
          communityId: tree.communityId,
          amount: aTree.mapWith(Number),
          trees: count(),
        })
        .from(transaction)
        .innerJoin(transactionTree, eq(transactionTree.transactionId, transaction.id))
        .innerJoin(tree, eq(tree.id, transactionTree.treeId))
        .where(eq(transaction.status, 'paid'))
        .groupBy(sql`1, 2`),

    spent: () =>
      db
        .select({
          date: spending.date,
          communityId: spending.communityId,
          purpose: spending.purpose,
          amount: spending.amount,
          illustrative: spending.illustrative,
        })
        .from(spending)
        .orderBy(asc(spending.date), asc(spending.id)),

    communities: () =>
      db
        .select({
          id: community.id,
          name: community.name,
          slug: community.slug,
          illustrative: community.illustrative,
        })
        .from(community)
        .orderBy(asc(community.name)),
  };
}
export type SpendingRepository = ReturnType<typeof createSpendingRepository>;
