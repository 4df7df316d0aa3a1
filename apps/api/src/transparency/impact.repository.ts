import { and, count, countDistinct, eq, gt, lte, sum } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { adoption, transaction } from '../database/schema/index.ts';

export function createImpactRepository(db: Db) {
  return {
    async inTerm(now: Date): Promise<{ trees: number; adopters: number }> {
      const [row] = await db
        .select({ trees: count(), adopters: countDistinct(adoption.adopterId) })
        .from(adoption)
        .where(and(lte(adoption.startsAt, now), gt(adoption.endsAt, now)));
      return row ?? { trees: 0, adopters: 0 };
    },

    async treesEver(now: Date): Promise<number> {
      const [row] = await db
        .select({ trees: countDistinct(adoption.treeId) })
        .from(adoption)
        .where(lte(adoption.startsAt, now));
      return row?.trees ?? 0;
    },

    /** Whole rupiah of all settled transactions. */
    async income(): Promise<number> {
      const [row] = await db
        .select({ rupiah: sum(transaction.total).mapWith(Number) })
        .from(transaction)
        .where(eq(transaction.status, 'paid'));
      return row?.rupiah ?? 0;
    },
  };
}
export type ImpactRepository = ReturnType<typeof createImpactRepository>;
