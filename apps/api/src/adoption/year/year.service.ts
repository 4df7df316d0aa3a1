import type { Clock } from '../../clock/clock.ts';
import { startOfWibDay } from '../../clock/wib.ts';
import type { Db } from '../../database/client.ts';
import { listPaidBetween } from '../ledger/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { listGroupYears } from './year.repository.ts';
import {
  ownPassages,
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
      const all = passagesOf(forest);
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
      const groupIds = new Set(trees.map(({ tree }) => tree.kelompokKomunitas.id));
      const treeIds = new Set(trees.map(({ tree }) => tree.id));
      return {
        year,
        startsAt: span?.from.toISOString() ?? null,
        endsAt: span?.until.toISOString() ?? null,
        hasEnded: span !== null && span.until <= clock.now(),
        trees,
        ...yearFigures(own, own.map(toYearTree)),
        notes: yearNotes(passages),
        groups: span ? await listGroupYears(tx, [...groupIds], span) : [],
        canRenew: forest.some(({ tree: { tree, can } }) => can !== null && treeIds.has(tree.id)),
        statements: span ? await statementsOf(tx, adopterId, span.from, span.until) : [],
        years: [...new Set(all.map(({ endsAt }) => yearOf(endsAt)))].sort((one, other) => other - one),
      };
    },
  };
}
export type YearService = ReturnType<typeof createYearService>;

/** m; a tree that died stands last. */
const heightOf = ({ last }: YearReview['trees'][number]) => last?.height ?? 0;
