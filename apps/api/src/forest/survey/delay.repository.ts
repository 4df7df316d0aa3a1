import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { community, surveyDelay, tree } from '../../database/schema/index.ts';
import type { Delay } from './lateness.rules.ts';
import { earliest } from './survey-schedule.rules.ts';

/** Living trees whose next survey should have been before a day, YYYY-MM-DD in WIB. */
export const isSurveyLate = (today: string) =>
  and(lt(tree.nextSurveyDue, today), ne(tree.condition, 'dead'), ne(tree.status, 'inactive'));

/** What was said of a tree's next survey, as `lateness` takes it: not before that one was expected. */
export const isOfNextSurvey = gte(
  surveyDelay.createdAt,
  sql`((${tree.surveyedAt} at time zone 'Asia/Jakarta')::date + make_interval(months => ${earliest})) at time zone 'Asia/Jakarta'`,
);

/** What some communities said of late surveys, by community, the newest first. */
export async function listDelays(db: Db, communityIds: readonly number[]): Promise<Map<number, Delay[]>> {
  if (!communityIds.length) return new Map();
  const rows = await db
    .select()
    .from(surveyDelay)
    .where(inArray(surveyDelay.communityId, [...communityIds]))
    .orderBy(desc(surveyDelay.createdAt), desc(surveyDelay.id));
  return Map.groupBy(rows, (row) => row.communityId);
}

/** Writes a community's word down, or without one that it was asked. @returns its name; undefined for no such slug or name */
export async function recordDelay(
  db: Db,
  slugOrName: string,
  reason: string | null,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(community)
    .where(or(eq(community.slug, slugOrName), eq(community.name, slugOrName)));
  if (!found) return undefined;
  await db.insert(surveyDelay).values({
    communityId: found.id,
    reason,
    askedOn: reason === null ? wibDate(now) : null,
    createdAt: now,
  });
  return found.name;
}

/** Every community by the name that its word is recorded under. */
export const listSlugs = async (db: Db): Promise<string[]> =>
  (await db.select({ slug: community.slug }).from(community).orderBy(asc(community.slug))).map(
    ({ slug }) => slug,
  );
