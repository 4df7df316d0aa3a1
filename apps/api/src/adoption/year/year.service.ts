import type { Clock } from '../../clock/clock.ts';
import { startOfWibDay } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { listPaidBetween } from '../ledger/index.ts';
import { isOffered, type OwnForestService } from '../own-forest/index.ts';
import { listCommunityYears } from './year.repository.ts';
import {
  ownPassages,
  type Passage,
  passagesOf,
  toYearTree,
  wibYear,
  yearFigures,
  yearNotes,
  yearOf,
} from './year.rules.ts';
import type { YearReview } from './year.schemas.ts';

/** A year with one's trees, called by the calendar year in which their terms end. */
export function createYearService({
  db,
  clock,
  ownForest,
}: {
  db: Db;
  clock: Clock;
  ownForest: Pick<OwnForestService, 'remember'>;
}) {
  /** Calendar years between two moments in which something was paid. */
  async function statementsOf(tx: Db, adopterId: number, from: Date, until: Date): Promise<number[]> {
    const [first, last] = [wibYear(from), wibYear(until)];
    const paid = await listPaidBetween(
      tx,
      adopterId,
      startOfWibDay(`${first}-01-01`),
      startOfWibDay(`${last + 1}-01-01`),
    );
    return [...new Set(paid.flatMap(({ paidAt }) => (paidAt ? [wibYear(paidAt)] : [])))].sort();
  }

  return {
    /** A year in which no term ends is one without trees. */
    async read(adopterId: number, year: number, tx: Db = db): Promise<YearReview> {
      const forest = await ownForest.remember(adopterId, tx);
      const now = clock.now();
      const all = passagesOf(forest);
      const begun = all.filter(({ startsAt }) => Date.parse(startsAt) <= now.getTime());
      const passages = all.filter(({ endsAt }) => yearOf(endsAt) === year);
      const trees = passages
        .map(toYearTree)
        .sort((one, other) => heightOf(other) - heightOf(one) || one.tree.id - other.tree.id);
      const own = ownPassages(passages);
      const starts = passages.map(({ startsAt }) => Date.parse(startsAt));
      const ends = passages.map(({ endsAt }) => Date.parse(endsAt));
      const span = passages.length
        ? { from: new Date(Math.min(...starts)), until: new Date(Math.max(...ends)) }
        : null;
      const communityIds = new Set(trees.map(({ tree }) => tree.kelompokKomunitas.id));
      const treeIds = new Set(trees.map(({ tree }) => tree.id));
      // What was renewed is gone on with in a later year.
      const renewable = forest.filter(
        ({ tree: one }) => isOffered(one) && treeIds.has(one.tree.id) && yearOf(one.endsAt) === year,
      ).length;
      return {
        year,
        startsAt: span?.from.toISOString() ?? null,
        endsAt: span?.until.toISOString() ?? null,
        hasEnded: span !== null && span.until <= now,
        trees,
        ...yearFigures(own, own.map(toYearTree)),
        notes: yearNotes(passages),
        groups: span ? await listCommunityYears(tx, [...communityIds], span) : [],
        canRenew: renewable > 0,
        renewable,
        statements: span ? await statementsOf(tx, adopterId, span.from, span.until) : [],
        years: yearsOf(begun),
        running: yearsOf(begun.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())),
      };
    },
  };
}
export type YearService = ReturnType<typeof createYearService>;

/** The years that some contracts end in, the latest first. */
const yearsOf = (passages: readonly Passage[]): number[] =>
  [...new Set(passages.map(({ endsAt }) => yearOf(endsAt)))].sort((one, other) => other - one);

/** m, as in one's forest: a tree that died keeps its place, and what was planted there stands beside it. */
const heightOf = ({ tree, last, lostHeight }: YearReview['trees'][number]) =>
  lostHeight ?? last?.height ?? tree.height;
