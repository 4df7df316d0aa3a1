import { count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { tree } from '../../database/schema/index.ts';
import type { DueTally } from './survey-schedule.rules.ts';
import type { OutcomeTally } from './survival.rules.ts';

/** What the promises are measured on, tallied so that the rules judge few rows however many trees there are. */
export function createMeasureRepository(db: Db) {
  return {
    async outcomes(): Promise<(OutcomeTally & { community: number })[]> {
      return db
        .select({ community: tree.communityId, outcome: tree.firstYearOutcome, trees: count() })
        .from(tree)
        .groupBy(tree.communityId, tree.firstYearOutcome);
    },

    /** Trees in term by when their next survey is due: what was promised, was promised to adopters. */
    async dueInTerm(): Promise<(DueTally & { community: number })[]> {
      return db
        .select({ community: tree.communityId, nextSurveyDue: tree.nextSurveyDue, trees: count() })
        .from(tree)
        .where(eq(tree.status, 'adopted'))
        .groupBy(tree.communityId, tree.nextSurveyDue);
    },

    /** Trees found dead, by community. */
    async dead(): Promise<{ community: number; trees: number }[]> {
      return db
        .select({ community: tree.communityId, trees: count() })
        .from(tree)
        .where(eq(tree.condition, 'dead'))
        .groupBy(tree.communityId);
    },

    /** kg CO₂ held above ground by all living trees, each at its latest survey. */
    async carbon(): Promise<number> {
      const [row] = await db
        .select({ carbon: sql<number>`coalesce(sum(${tree.carbonAbsorption}), 0)::float8` })
        .from(tree)
        .where(ne(tree.status, 'inactive'));
      return row?.carbon ?? 0;
    },
  };
}
export type MeasureRepository = ReturnType<typeof createMeasureRepository>;
