import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { community, survey, tree } from './forest.ts';
import { adopter } from './identity.ts';

export type LetterKind = 'visit' | 'death' | 'replacement';

/** What is written to one adopter: of a visit to their trees, of a tree that died, of the one that took its place. */
export const letter = pgTable(
  'letter',
  {
    id: id(),
    adopterId: integer()
      .notNull()
      .references(() => adopter.id),
    kind: text().$type<LetterKind>().notNull(),
    /** The first visit it tells of, or the day of what happened, in WIB. */
    day: date({ mode: 'string' }).notNull(),
    /** The tree that died; null in a letter of a visit. */
    treeId: integer().references(() => tree.id),
    createdAt: moment().notNull(),
    openedAt: moment(),
  },
  (table) => [
    index('letter_adopter_idx').on(table.adopterId, table.day),
    uniqueIndex('letter_tree_key')
      .on(table.adopterId, table.kind, table.treeId)
      .where(sql`${table.treeId} is not null`),
  ],
);

/** The surveys that a letter tells of. */
export const letterSurvey = pgTable(
  'letter_survey',
  {
    letterId: integer()
      .notNull()
      .references(() => letter.id),
    surveyId: integer()
      .notNull()
      .references(() => survey.id),
    /** When a mail told it, or there was nobody to mail it to; null while it waits. */
    mailedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.surveyId] }),
    index('letter_survey_unmailed_idx').on(table.letterId).where(sql`${table.mailedAt} is null`),
  ],
);

/** What a community said about surveys that are late, or when it was asked. Only ever added to. */
export const surveyDelay = pgTable(
  'survey_delay',
  {
    id: id(),
    communityId: integer('kelompok_komunitas_id')
      .notNull()
      .references(() => community.id),
    /** Its own words; null where it was only asked. */
    reason: text(),
    /** The day it was asked, in WIB. */
    askedOn: date({ mode: 'string' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('survey_delay_group_idx').on(table.communityId, table.createdAt)],
);
