import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { tree } from '../../database/schema/index.ts';
import { nextSurveyOf } from './next-survey.rules.ts';

/** When some trees are surveyed next, as their pages say it on a day (WIB); unknown ids are simply not there. */
export async function listNextSurveys(db: Db, ids: readonly number[], today: string) {
  if (!ids.length) return [];
  const rows = await db
    .select({
      code: tree.code,
      treeName: tree.treeName,
      condition: tree.condition,
      status: tree.status,
      surveyedAt: tree.surveyedAt,
      nextSurveyDue: tree.nextSurveyDue,
    })
    .from(tree)
    .where(inArray(tree.id, [...ids]))
    .orderBy(tree.id);
  return rows.map((row) => ({ ...row, ...nextSurveyOf(row, today) }));
}
