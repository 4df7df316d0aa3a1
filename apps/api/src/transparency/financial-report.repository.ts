import { count, eq, sql, sum } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { type AdopterType, financialEntry, transaction } from '../database/schema/index.ts';

export function createFinancialReportRepository(db: Db) {
  const paidMonth = sql<string>`to_char(${transaction.paidAt} at time zone 'Asia/Jakarta', 'YYYY-MM')`;
  const source = sql<AdopterType>`${transaction.customer}->>'adopterType'`;
  const entryMonth = sql<string>`to_char(${financialEntry.date}, 'YYYY-MM')`;

  return {
    /** Settled transactions by the month (WIB) they were paid in and who paid. */
    income: () =>
      db
        .select({
          month: paidMonth,
          source,
          amount: sum(transaction.total).mapWith(Number),
          count: count(),
        })
        .from(transaction)
        .where(eq(transaction.status, 'paid'))
        .groupBy(sql`1, 2`),

    /** What was imported from outside, by month, kind, source and name. */
    entries: () =>
      db
        .select({
          month: entryMonth,
          kind: financialEntry.kind,
          source: financialEntry.source,
          name: financialEntry.name,
          amount: sum(financialEntry.amount).mapWith(Number),
          count: count(),
        })
        .from(financialEntry)
        .groupBy(sql`1, 2, 3, 4`),
  };
}
export type FinancialReportRepository = ReturnType<typeof createFinancialReportRepository>;
