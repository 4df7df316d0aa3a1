import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import { wibDate } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import {
  adopter,
  adoption,
  letter,
  letterSurvey,
  survey,
  transaction,
  tree,
  treeImage,
} from '../../database/schema/index.ts';
import { isSurveyLate } from '../../forest/survey/index.ts';

export type LetterRow = typeof letter.$inferSelect;

/** An account that is still somebody's; locked, so that its letters are written one after the other. */
export async function lockReader(db: Db, id: number): Promise<typeof adopter.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(adopter)
    .where(and(eq(adopter.id, id), isNull(adopter.deletedAt)))
    .for('update');
  return row;
}

/** For whom the trees of an order were given. */
export async function findGiftHolder(db: Db, transactionId: number): Promise<string> {
  const [row] = await db
    .select({ holder: transaction.holder })
    .from(transaction)
    .where(eq(transaction.id, transactionId));
  return row?.holder ?? '';
}

/** The letter of a visit that began last, on a day or before. */
export async function findLatestVisit(
  db: Db,
  adopterId: number,
  day: string,
): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letter)
    .where(and(eq(letter.adopterId, adopterId), eq(letter.kind, 'visit'), lte(letter.day, day)))
    .orderBy(desc(letter.day), desc(letter.id))
    .limit(1);
  return row;
}

/** @returns the letter's id; undefined where the same tree was written of already */
export async function insertLetter(db: Db, values: typeof letter.$inferInsert): Promise<number | undefined> {
  const [row] = await db.insert(letter).values(values).onConflictDoNothing().returning({ id: letter.id });
  return row?.id;
}

/** The letter that told an adopter of a tree's death. */
export async function findDeath(db: Db, adopterId: number, treeId: number): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letter)
    .where(and(eq(letter.adopterId, adopterId), eq(letter.kind, 'death'), eq(letter.treeId, treeId)));
  return row;
}

/** Whether another survey of a letter than the one given names what a tree died of. */
export async function hasCause(db: Db, letterId: number, surveyId: number): Promise<boolean> {
  const rows = await db
    .select({ id: survey.id })
    .from(letterSurvey)
    .innerJoin(survey, eq(survey.id, letterSurvey.surveyId))
    .where(and(eq(letterSurvey.letterId, letterId), ne(survey.id, surveyId), isNotNull(survey.cause)))
    .limit(1);
  return rows.length > 0;
}

export async function addSurveys(db: Db, letterId: number, surveyIds: readonly number[]): Promise<void> {
  if (!surveyIds.length) return;
  await db
    .insert(letterSurvey)
    .values(surveyIds.map((surveyId) => ({ letterId, surveyId, mailedAt: null })))
    .onConflictDoNothing();
}

/** Letters with surveys that no mail has told, of which none was mailed yet or which are older than a moment. */
export async function listUnmailed(db: Db, before: Date, limit: number): Promise<number[]> {
  const of = (condition: typeof isNull) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(letterSurvey)
        .where(and(eq(letterSurvey.letterId, letter.id), condition(letterSurvey.mailedAt))),
    );
  const rows = await db
    .select({ id: letter.id })
    .from(letter)
    .where(
      and(
        eq(letter.kind, 'visit'),
        of(isNull),
        sql`(not ${of(isNotNull)} or ${lte(letter.createdAt, before)})`,
      ),
    )
    .orderBy(asc(letter.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @returns the surveys of a letter that this call marked as mailed */
export async function markMailed(db: Db, letterId: number, at: Date): Promise<number[]> {
  const rows = await db
    .update(letterSurvey)
    .set({ mailedAt: at })
    .where(and(eq(letterSurvey.letterId, letterId), isNull(letterSurvey.mailedAt)))
    .returning({ id: letterSurvey.surveyId });
  return rows.map(({ id }) => id);
}

/** Whether a living tree in somebody's running term waits for a survey that is late. */
export async function hasLateTrees(db: Db, adopterId: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: adoption.id })
    .from(adoption)
    .innerJoin(tree, eq(tree.id, adoption.treeId))
    .where(
      and(
        eq(adoption.adopterId, adopterId),
        lte(adoption.startsAt, now),
        gt(adoption.endsAt, now),
        isSurveyLate(wibDate(now)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether an adopter has a tree in a term that runs or is to come. */
export async function isInTerm(db: Db, adopterId: number, treeId: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: adoption.id })
    .from(adoption)
    .where(and(eq(adoption.adopterId, adopterId), eq(adoption.treeId, treeId), gt(adoption.endsAt, now)))
    .limit(1);
  return rows.length > 0;
}

export async function findLetter(db: Db, id: number, adopterId?: number): Promise<LetterRow | undefined> {
  const [row] = await db
    .select()
    .from(letter)
    .where(and(eq(letter.id, id), adopterId === undefined ? undefined : eq(letter.adopterId, adopterId)));
  return row;
}

export const listLetters = (
  db: Db,
  adopterId: number,
  page: { limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<LetterRow[]> => {
  const direction = page.order === 'asc' ? asc : desc;
  return db
    .select()
    .from(letter)
    .where(eq(letter.adopterId, adopterId))
    .orderBy(direction(letter.day), direction(letter.id))
    .limit(page.limit)
    .offset(page.offset);
};

export async function countLetters(db: Db, adopterId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(letter).where(eq(letter.adopterId, adopterId));
  return row?.total ?? 0;
}

/** How many letters of visits an adopter had from a day on, up to and with one letter. */
export async function countVisitsUpTo(db: Db, { adopterId, day, id }: LetterRow, from: string) {
  const [row] = await db
    .select({ total: count() })
    .from(letter)
    .where(
      and(
        eq(letter.adopterId, adopterId),
        eq(letter.kind, 'visit'),
        gte(letter.day, from),
        sql`(${letter.day}, ${letter.id}) <= (${day}::date, ${id})`,
      ),
    );
  return row?.total ?? 0;
}

/** The surveys of some letters, with the letter each stands in. */
export const listLetterSurveys = (db: Db, letterIds: readonly number[]) =>
  db
    .select({ letterId: letterSurvey.letterId, survey })
    .from(letterSurvey)
    .innerJoin(survey, eq(survey.id, letterSurvey.surveyId))
    .where(inArray(letterSurvey.letterId, [...letterIds]))
    .orderBy(asc(survey.surveyedAt), asc(survey.treeId));

export async function markOpened(db: Db, id: number, at: Date): Promise<void> {
  await db
    .update(letter)
    .set({ openedAt: at })
    .where(and(eq(letter.id, id), isNull(letter.openedAt)));
}

/** Pictures of whole trees from the field, the latest first. */
export const listPhotos = (db: Db, treeIds: readonly number[]) =>
  db
    .select()
    .from(treeImage)
    .where(and(inArray(treeImage.treeId, [...treeIds]), eq(treeImage.part, 'tree')))
    .orderBy(desc(treeImage.takenAt), desc(treeImage.id));
