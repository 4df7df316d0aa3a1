import { pathTo } from '@rimba/paths';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/client.ts';
import type { NotificationService } from '../../engagement/notification/index.ts';
import { Problem } from '../../http/problem.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import {
  countLetters,
  countVisitsUpTo,
  findLetter,
  type LetterRow,
  listLetterSurveys,
  listLetters,
  listPhotos,
  markOpened,
} from './letter.repository.ts';
import { ailingFirst } from './letter.rules.ts';
import type { Letter, LetterQuery, LetterVisit } from './letter.schemas.ts';
import { type Photo, toVisit } from './letter-visit.presenter.ts';

/** Letters as their reader sees them: figures as they stood that day, what became of a tree as it stands today. */
export function createLetterViewService({
  database: { db },
  clock,
  ownForest,
  notifications,
  urlOf,
}: {
  database: Pick<Database, 'db'>;
  clock: Clock;
  ownForest: OwnForestService;
  notifications: Pick<NotificationService, 'readAbout'>;
  urlOf: (file: string) => string;
}) {
  async function photosOf(tx: Db, treeIds: number[]): Promise<Map<number, Photo[]>> {
    const rows = (await listPhotos(tx, treeIds)).flatMap(({ treeId, file, takenAt, surveyor }) =>
      takenAt ? [{ treeId, url: urlOf(file), file, takenAt, surveyor }] : [],
    );
    return Map.groupBy(rows, ({ treeId }) => treeId);
  }

  async function describe(tx: Db, adopterId: number, rows: readonly LetterRow[]): Promise<Letter[]> {
    if (!rows.length) return [];
    const remembered = new Map(
      (await ownForest.remember(adopterId, tx)).map((one) => [one.tree.tree.id, one]),
    );
    const surveys = await listLetterSurveys(
      tx,
      rows.map(({ id }) => id),
    );
    const surveysOf = Map.groupBy(surveys, ({ letterId }) => letterId);
    const photos = await photosOf(tx, [...new Set(surveys.map(({ survey }) => survey.treeId))]);
    return Promise.all(
      rows.map(async (row) => {
        const own = row.kind === 'visit' ? (surveysOf.get(row.id) ?? []) : [];
        const lost = row.treeId === null ? undefined : remembered.get(row.treeId)?.tree;
        return {
          id: row.id,
          kind: row.kind,
          day: row.day,
          number:
            row.kind === 'visit' ? await countVisitsUpTo(tx, row, `${row.day.slice(0, 4)}-01-01`) : null,
          createdAt: row.createdAt.toISOString(),
          openedAt: row.openedAt?.toISOString() ?? null,
          visits: own
            .flatMap(({ survey }) => {
              const of = remembered.get(survey.treeId);
              return of ? [toVisit(of, survey, photos.get(survey.treeId) ?? [])] : [];
            })
            .sort((one, other) => ailingFirst(stateOf(one), stateOf(other))),
          lost: lost ?? null,
          // What only stands in its place may have become the reader's by an order of its own.
          next:
            (!lost?.lost?.successor && lost?.replacedBy && remembered.get(lost.replacedBy.id)?.tree) || null,
        };
      }),
    );
  }

  async function read(adopterId: number, id: number, tx: Db = db): Promise<Letter> {
    const row = await findLetter(tx, id, adopterId);
    const [letter] = row ? await describe(tx, adopterId, [row]) : [];
    if (!letter) throw new Problem('request.letter_not_found');
    return letter;
  }

  return {
    /** @throws Problem request.letter_not_found for somebody else's too */
    read,

    async list(adopterId: number, query: LetterQuery) {
      const [rows, total] = await Promise.all([
        listLetters(db, adopterId, { ...query, order: query.sort.order }),
        countLetters(db, adopterId),
      ]);
      return { letters: await describe(db, adopterId, rows), total };
    },

    /** Notes when a letter was opened first, and counts its notification as read. @throws as read does */
    async open(adopterId: number, letterId: number): Promise<Letter> {
      await db.transaction(async (tx) => {
        const row = await findLetter(tx, letterId, adopterId);
        if (!row) throw new Problem('request.letter_not_found');
        await markOpened(tx, letterId, clock.now());
        const categories = ['rimba_tree_survey', 'rimba_tree_died', 'rimba_tree_replaced'] as const;
        const link = pathTo('letter', { letterId });
        await notifications.readAbout(tx, adopterId, { categories: [...categories], link });
      });
      return read(adopterId, letterId);
    },
  };
}
export type LetterViewService = ReturnType<typeof createLetterViewService>;

const stateOf = ({ survey, grownLately }: LetterVisit) => ({
  condition: survey.condition,
  grown: grownLately?.height ?? null,
});
