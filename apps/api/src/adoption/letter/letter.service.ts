import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import { dayMs } from '../../clock/day.ts';
import { wibDate } from '../../clock/wib.ts';
import type { Database, Db } from '../../database/client.ts';
import type { NotificationCategory } from '../../engagement/message/index.ts';
import { type NotificationService, namedTrees } from '../../engagement/notification/index.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import type { GiverVisitNewsService } from './giver-visit-news.service.ts';
import {
  addSurveys,
  findDeath,
  findLatestVisit,
  hasCause,
  hasLateTrees,
  insertLetter,
  isInTerm,
  listUnmailed,
  lockReader,
} from './letter.repository.ts';
import { asLetters, belongsTo, eachOnce, letterDays } from './letter.rules.ts';
import type { LetterMailService } from './letter-mail.service.ts';
import { listUntold, listUntoldIds, markTold, type Untold } from './untold.repository.ts';

/** How long a survey waits for others of the same file before its adopter is told, in ms. */
const gathering = 10 * 60_000;
const batch = 5_000;

/**
 * What patrols found reaches the adopters as letters: one for all their trees of a visit, one of its own for a tree that
 * died, on the day it is recorded.
 */
export function createLetterService({
  database,
  clock,
  notifications,
  mails,
  giverNews,
}: {
  database: Database;
  clock: Clock;
  notifications: NotificationService;
  mails: LetterMailService;
  giverNews: GiverVisitNewsService;
}) {
  const announce = (
    tx: Db,
    adopterId: number,
    category: NotificationCategory,
    {
      letterId,
      trees,
      occasion,
      ...more
    }: {
      letterId: number;
      trees: Parameters<typeof namedTrees>[0];
      occasion: number;
      termEnded?: boolean;
    },
  ) =>
    notifications.notify(tx, {
      adopterId,
      category,
      data: { ...namedTrees(trees), ...more },
      link: pathTo('letter', { letterId }),
      dedupeKey: `${category}:${letterId}:${occasion}`,
    });

  async function writeDeath(tx: Db, adopterId: number, found: Untold) {
    const { treeId, surveyId, surveyedAt } = found;
    const letterId = await insertLetter(tx, {
      adopterId,
      kind: 'death',
      day: wibDate(surveyedAt),
      treeId,
      createdAt: clock.now(),
    });
    if (letterId === undefined) return tellCause(tx, adopterId, found);
    await addSurveys(tx, letterId, [surveyId]);
    await announce(tx, adopterId, 'rimba_tree_died', { letterId, trees: [found], occasion: treeId });
    await mails.died(tx, letterId);
  }

  /** What a tree died of that was not known when its death was told; once. */
  async function tellCause(tx: Db, adopterId: number, found: Untold): Promise<void> {
    const { treeId, surveyId, cause } = found;
    const death = await findDeath(tx, adopterId, treeId);
    if (!death || cause === null || (await hasCause(tx, death.id, surveyId))) return;
    await addSurveys(tx, death.id, [surveyId]);
    await notifications.notify(tx, {
      adopterId,
      category: 'rimba_tree_died',
      data: { ...namedTrees([found]), cause },
      link: pathTo('letter', { letterId: death.id }),
      dedupeKey: `rimba_tree_died:${death.id}:cause`,
    });
    await mails.explained(tx, death.id);
  }

  /** A visit within seven days of the first of a letter goes into that letter. */
  async function writeVisits(tx: Db, adopterId: number, surveys: readonly Untold[]): Promise<void> {
    const visits = surveys.map((survey) => ({ ...survey, day: wibDate(survey.surveyedAt) }));
    for (const { day, visits: together } of asLetters(visits)) {
      const open = await findLatestVisit(tx, adopterId, day);
      const letterId =
        open && belongsTo(open.day, day)
          ? open.id
          : await insertLetter(tx, { adopterId, kind: 'visit', day, createdAt: clock.now() });
      if (letterId === undefined) continue;
      await addSurveys(
        tx,
        letterId,
        together.map(({ surveyId }) => surveyId),
      );
      await announce(tx, adopterId, 'rimba_tree_survey', {
        letterId,
        trees: eachOnce(together),
        occasion: Math.max(...together.map(({ surveyId }) => surveyId)),
      });
    }
  }

  async function tellOne(tx: Db, adopterId: number, rows: readonly Untold[]): Promise<void> {
    const reader = await lockReader(tx, adopterId);
    const marked = await markTold(
      tx,
      rows.map(({ surveyId }) => surveyId),
    );
    if (!reader) return;
    // A tree's first survey says that it was planted; whoever it replaces one for is introduced to it.
    const own = rows.filter(({ surveyId, isPlanting }) => marked.has(surveyId) && !isPlanting);
    for (const row of own.filter(({ condition }) => condition === 'dead')) {
      await writeDeath(tx, adopterId, row);
    }
    if (!(await hasLateTrees(tx, adopterId, clock.now()))) {
      // What was late has come: nothing is left to worry about.
      const categories = ['rimba_survey_late' as const];
      await notifications.readAbout(tx, adopterId, { categories });
    }
    await giverNews.tell(tx, own);
    const living = own.filter(({ condition }) => condition !== 'dead');
    if (living.length) await writeVisits(tx, adopterId, living);
  }

  async function tell(since: Date): Promise<void> {
    for (;;) {
      const ids = await listUntoldIds(database.db, since, batch);
      if (!ids.length) break;
      const rows = await listUntold(database.db, ids);
      for (const [adopterId, own] of Map.groupBy(rows, (row) => row.adopterId)) {
        await database.db.transaction((tx) => tellOne(tx, adopterId, own));
      }
      // What is left concerns nobody: trees that nobody has adopted.
      await markTold(database.db, ids);
    }
    await mailDue();
  }

  /** Each letter is mailed at once; what comes into it later, together when its seven days are over. */
  async function mailDue(): Promise<void> {
    const before = new Date(clock.now().getTime() - letterDays * dayMs);
    for (;;) {
      const ids = await listUnmailed(database.db, before, batch);
      if (!ids.length) return;
      for (const id of ids) await database.db.transaction((tx) => mails.visited(tx, id));
    }
  }

  return {
    /** Everything at once, when an import has ended. */
    tellAll: () => tell(clock.now()),

    /** What an import that was cut short left untold, and mails that waited for the end of a week. */
    tellDue: () => tell(new Date(clock.now().getTime() - gathering)),

    /** Introduces the tree that stands where one died, in the caller's transaction. */
    async introduce(tx: Db, adopterId: number, lostId: number, replacementId: number): Promise<void> {
      const now = clock.now();
      const letterId = await insertLetter(tx, {
        adopterId,
        kind: 'replacement',
        day: wibDate(now),
        treeId: lostId,
        createdAt: now,
      });
      if (letterId === undefined) return;
      // That it was late is no news any more.
      const death = await findDeath(tx, adopterId, lostId);
      const link = death ? pathTo('letter', { letterId: death.id }) : pathTo('tree', { treeId: lostId });
      await notifications.readAbout(tx, adopterId, { categories: ['rimba_tree_died'], link });
      const trees = [cardOf(await findTreeCards(tx, [replacementId]), replacementId)];
      const termEnded = !(await isInTerm(tx, adopterId, replacementId, now));
      await announce(tx, adopterId, 'rimba_tree_replaced', {
        letterId,
        trees,
        occasion: lostId,
        ...(termEnded && { termEnded }),
      });
      await mails.introduced(tx, letterId);
    },
  };
}
export type LetterService = ReturnType<typeof createLetterService>;
