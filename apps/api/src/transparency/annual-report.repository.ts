import { and, desc, eq, gte, lt, sum } from 'drizzle-orm';
import { startOfWibDay } from '../clock/wib.ts';
import type { Db } from '../database/client.ts';
import {
  adoption,
  annualReport,
  financialEntry,
  survey,
  transaction,
  tree,
} from '../database/schema/index.ts';

export function createAnnualReportRepository(db: Db) {
  return {
    all: () => db.select().from(annualReport).orderBy(desc(annualReport.year)),

    async byYear(year: number) {
      const [row] = await db.select().from(annualReport).where(eq(annualReport.year, year));
      return row;
    },

    /** Stores a year's report; one that is there already is corrected and keeps its day of publication. */
    async store(row: typeof annualReport.$inferInsert) {
      const { year, publishedAt: _, ...content } = row;
      await db
        .insert(annualReport)
        .values(row)
        .onConflictDoUpdate({ target: annualReport.year, set: content });
    },

    /** What the records say of one calendar year in WIB. */
    async figures(year: number) {
      const [from, to] = [startOfWibDay(`${year}-01-01`), startOfWibDay(`${year + 1}-01-01`)];
      const days = [`${year}-01-01`, `${year + 1}-01-01`] as const;
      const entries = (kind: 'income' | 'expense') =>
        db
          .select({ rupiah: sum(financialEntry.amount).mapWith(Number) })
          .from(financialEntry)
          .where(
            and(
              eq(financialEntry.kind, kind),
              gte(financialEntry.date, days[0]),
              lt(financialEntry.date, days[1]),
            ),
          );
      const [planted, surveys, adoptions, [income], [otherIncome], [expense]] = await Promise.all([
        db.$count(tree, and(gte(tree.plantedAt, days[0]), lt(tree.plantedAt, days[1]))),
        db.$count(survey, and(gte(survey.surveyedAt, from), lt(survey.surveyedAt, to))),
        db.$count(adoption, and(gte(adoption.startsAt, from), lt(adoption.startsAt, to))),
        db
          .select({ rupiah: sum(transaction.total).mapWith(Number) })
          .from(transaction)
          .where(
            and(eq(transaction.status, 'paid'), gte(transaction.paidAt, from), lt(transaction.paidAt, to)),
          ),
        entries('income'),
        entries('expense'),
      ]);
      return {
        treesPlanted: planted,
        surveys,
        adoptions,
        income: income?.rupiah ?? 0,
        otherIncome: otherIncome?.rupiah ?? 0,
        expense: expense?.rupiah ?? 0,
      };
    },
  };
}
export type AnnualReportRepository = ReturnType<typeof createAnnualReportRepository>;
