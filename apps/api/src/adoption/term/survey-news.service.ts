import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { StoredLanguage } from '../../database/schema/index.ts';
import { translatorFor } from '../../language/translator.ts';
import { findAdopter, listUntold, listUntoldIds, markTold, type Untold } from './survey-news.repository.ts';
import type { TreeNewsService } from './tree-news.service.ts';

/** How long a survey waits for others of the same file before its adopter is told, in ms. */
const gathering = 10 * 60_000;
const batch = 5_000;

/** What patrols found reaches the adopters: one notice each for all their trees, however many were surveyed. */
export function createSurveyNewsService({
  database,
  clock,
  announcements,
}: {
  database: Database;
  clock: Clock;
  announcements: TreeNewsService;
}) {
  async function tellOne(tx: Db, adopterId: number, rows: readonly Untold[]): Promise<void> {
    const marked = await markTold(
      tx,
      rows.map(({ surveyId }) => surveyId),
    );
    const own = rows.filter(({ surveyId }) => marked.has(surveyId));
    const [latest] = own;
    const adopter = latest && (await findAdopter(tx, adopterId));
    if (!latest || !adopter || adopter.deletedAt) return;
    const { surveyId, treeId, code, localName, surveyor, circumference, height } = latest;
    await announcements.surveyed(
      tx,
      adopter,
      new Set(own.map((row) => row.treeId)).size,
      {
        treeId,
        code,
        localName,
        surveyor,
        circumference,
        height,
        surveyedAt: latest.surveyedAt.toISOString(),
        health: healthOf(latest.condition, adopter.language),
      },
      `${adopterId}:${surveyId}`,
    );
  }

  async function tell(since: Date): Promise<void> {
    for (;;) {
      const ids = await listUntoldIds(database.db, since, batch);
      if (!ids.length) return;
      const rows = await listUntold(database.db, ids, clock.now());
      for (const [adopterId, own] of Map.groupBy(rows, (row) => row.adopterId)) {
        await database.db.transaction((tx) => tellOne(tx, adopterId, own));
      }
      // What is left concerns nobody: trees that nobody has adopted.
      await markTold(database.db, ids);
    }
  }

  return {
    /** Everything at once, when an import has ended. */
    tellAll: () => tell(clock.now()),

    /** What an import that was cut short left untold. */
    tellDue: () => tell(new Date(clock.now().getTime() - gathering)),
  };
}

const words = { healthy: 'healthy', weak: 'struggling', dead: 'dead' } as const;

const healthOf = (condition: Untold['condition'], language: StoredLanguage) =>
  translatorFor(language).t(`trees:health.${words[condition]}`).toLowerCase();
