import { and, inArray, max, ne } from 'drizzle-orm';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { survey, tree } from '../../database/schema/index.ts';

/** The day, YYYY-MM-DD in WIB, on which each of some trees was last found alive, or else was planted. */
export async function listLastAlive(db: Db, treeIds: readonly number[]): Promise<Map<number, string>> {
  if (!treeIds.length) return new Map();
  const planted = await db
    .select({ id: tree.id, day: tree.plantedAt })
    .from(tree)
    .where(inArray(tree.id, [...treeIds]));
  const found = await db
    .select({ id: survey.treeId, last: max(survey.surveyedAt) })
    .from(survey)
    .where(and(inArray(survey.treeId, [...treeIds]), ne(survey.condition, 'dead')))
    .groupBy(survey.treeId);
  return new Map([
    ...planted.map(({ id, day }) => [id, day] as const),
    ...found.flatMap(({ id, last }) => (last === null ? [] : [[id, wibDate(last)] as const])),
  ]);
}
