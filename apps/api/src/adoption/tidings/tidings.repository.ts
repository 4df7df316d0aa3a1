import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { adopter, adoption, community, communityActivity, tree } from '../../database/schema/index.ts';
import { isHeard, isLeftAlone, isUntold, type NotificationCategory } from '../../engagement/message/index.ts';

const forestNews = 'rimba_forest_news';
const patronStep = 'rimba_patron_step';

/** Terms that run, of accounts that stand, hear of a category and were told nothing unasked this week. */
const reachable = (db: Db, category: NotificationCategory, now: Date): SQL | undefined =>
  and(
    lte(adoption.startsAt, now),
    gt(adoption.endsAt, now),
    isNull(adopter.deletedAt),
    isHeard(db, adoption.adopterId, category),
    isLeftAlone(db, adoption.adopterId, now),
  );

/** Accounts with a tree in term that were not told of an occasion. */
export async function listUntoldOf(
  db: Db,
  { category, occasion }: { category: NotificationCategory; occasion: string },
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: adoption.adopterId })
    .from(adoption)
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(and(reachable(db, category, now), isUntold(db, adoption.adopterId, category, occasion)))
    .orderBy(asc(adoption.adopterId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes of a community that were written in somebody's term and that they were not told of. */
const untoldNote = (db: Db, { from, today }: Days): SQL | undefined =>
  and(
    isNotNull(communityActivity.text),
    gte(communityActivity.date, from),
    lte(communityActivity.date, today),
    sql`(${adoption.startsAt} at time zone 'Asia/Jakarta')::date <= ${communityActivity.date}`,
    isUntold(db, adoption.adopterId, forestNews, sql`${communityActivity.id}::text`),
  );

/** Days of the calendar in WIB, YYYY-MM-DD, both in. */
type Days = { from: string; today: string };

export async function listNewsReaders(db: Db, days: Days, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: adoption.adopterId })
    .from(communityActivity)
    .innerJoin(tree, eq(tree.communityId, communityActivity.communityId))
    .innerJoin(adoption, eq(adoption.treeId, tree.id))
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(and(untoldNote(db, days), reachable(db, forestNews, now)))
    .orderBy(asc(adoption.adopterId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type UntoldNote = Awaited<ReturnType<typeof listUntoldNotes>>[number];

/** The notes that somebody was not told of, the newest first. */
export const listUntoldNotes = (db: Db, adopterId: number, days: Days, now: Date) =>
  db
    .selectDistinct({
      id: communityActivity.id,
      title: communityActivity.title,
      text: communityActivity.text,
      date: communityActivity.date,
      author: communityActivity.author,
      communityName: community.name,
    })
    .from(communityActivity)
    .innerJoin(community, eq(community.id, communityActivity.communityId))
    .innerJoin(tree, eq(tree.communityId, communityActivity.communityId))
    .innerJoin(adoption, eq(adoption.treeId, tree.id))
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(and(eq(adoption.adopterId, adopterId), untoldNote(db, days), reachable(db, forestNews, now)))
    .orderBy(desc(communityActivity.date), desc(communityActivity.id));

/** Accounts that are few trees below a rank and were not told so, with their trees in term. */
export const listNearRank = (
  db: Db,
  { rank, from, below }: { rank: string; from: number; below: number },
  now: Date,
  limit: number,
) =>
  db
    .select({ adopterId: adoption.adopterId, trees: count() })
    .from(adoption)
    .innerJoin(adopter, eq(adopter.id, adoption.adopterId))
    .where(and(reachable(db, patronStep, now), isUntold(db, adoption.adopterId, patronStep, rank)))
    .groupBy(adoption.adopterId)
    .having(({ trees }) => and(gte(trees, from), lt(trees, below)))
    .orderBy(asc(adoption.adopterId))
    .limit(limit);
