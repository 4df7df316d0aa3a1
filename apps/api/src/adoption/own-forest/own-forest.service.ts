import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { listDelays } from '../../forest/survey/index.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { listUnopenedGifts, mailableAt } from '../gift/index.ts';
import { listDeathsInTerm, promiseOf, standingOf } from '../ledger/index.ts';
import { toForestTree, visitsOf } from './forest-tree.presenter.ts';
import {
  countVisitLetters,
  findDeathLetters,
  listOwnTerms,
  listStandingTrees,
  listSurveys,
  type OwnTerm,
  type StandingTree,
  type SurveyRow,
} from './own-forest.repository.ts';
import { countVisits, withoutAccepted } from './own-forest.rules.ts';
import type { ForestTree, OwnForest } from './own-forest.schemas.ts';

/** A tree of somebody's forest with all its surveys, the latest first. */
export type Remembered = { tree: ForestTree; surveys: readonly SurveyRow[] };

/** Every tree that an adopter ever adopted, and what has become of it: what screens, mails and documents tell. */
export function createOwnForestService({ db, clock }: { db: Db; clock: Clock }) {
  async function remember(adopterId: number, tx: Db = db): Promise<Remembered[]> {
    const terms = Map.groupBy(await listOwnTerms(tx, adopterId), ({ treeId }) => treeId);
    const ids = [...terms.keys()];
    if (!ids.length) return [];
    const cards = await findTreeCards(tx, ids);
    const communityIds = new Set([...cards.values()].map(({ kelompokKomunitas }) => kelompokKomunitas.id));
    const [standing, rows, delays, letters] = await Promise.all([
      listStandingTrees(tx, ids),
      listSurveys(tx, ids),
      listDelays(tx, [...communityIds]),
      findDeathLetters(tx, adopterId),
    ]);
    const surveysOf = Map.groupBy(rows, ({ treeId }) => treeId);
    const successorCards = await findTreeCards(
      tx,
      standing.flatMap((tree) => successorOf(tree, terms) ?? []),
    );
    const now = clock.now();
    return standing
      .flatMap((tree) => {
        const [first, ...later] = terms.get(tree.id) ?? [];
        if (!first) return [];
        const card = cardOf(cards, tree.id);
        const surveys = surveysOf.get(tree.id) ?? [];
        const told = { delays: delays.get(card.kelompokKomunitas.id) ?? [], letter: letters.get(tree.id) };
        // What it replaced before it was theirs is no story of theirs.
        const replaces = tree.replaces && terms.has(tree.replaces.id) ? tree.replaces : null;
        const successorId = successorOf(tree, terms);
        const facts = {
          standing: { ...tree, replaces },
          successor: successorId === undefined ? undefined : successorCards.get(successorId),
          card,
          surveys,
          terms: [first, ...later] as const,
          ...told,
        };
        return [{ tree: toForestTree(facts, now), surveys }];
      })
      .sort(
        ({ tree: one }, { tree: other }) => heightOf(other) - heightOf(one) || one.tree.id - other.tree.id,
      );
  }

  async function unopenedGifts(adopterId: number): Promise<OwnForest['unopenedGifts']> {
    const now = clock.now();
    return (await listUnopenedGifts(db, adopterId)).flatMap((gift) => {
      const { transactionId, holder, sentAt, sentAgainAt, endsAt } = gift;
      const from = mailableAt(gift, endsAt, now);
      const last = sentAgainAt ?? sentAt;
      return from && from <= now && last ? [{ transactionId, holder, sentAt: last.toISOString() }] : [];
    });
  }

  return {
    remember,

    /** How many trees the promise to replant covers, and in how many of their places another stands. */
    async replanting(): Promise<{ promised: number; replanted: number }> {
      const deaths = await listDeathsInTerm(db);
      const promised = deaths.filter((death) => promiseOf(death).promised);
      // Adopters come one after another; a tree is one however many had it.
      const trees = new Map(promised.map(({ treeId, replacedById }) => [treeId, replacedById !== null]));
      return { promised: trees.size, replanted: [...trees.values()].filter(Boolean).length };
    },

    async read(adopterId: number): Promise<OwnForest> {
      const remembered = await remember(adopterId);
      const trees = remembered.map(({ tree }) => tree);
      const own = trees.filter(({ accepted }) => !accepted);
      const isLiving = ({ state }: ForestTree) => state === 'in_term' || state === 'ending';
      const living = own.filter(isLiving);
      // What the sentence over the row and the years behind one add up: the same trees, in term or once none is.
      const counted = withoutAccepted(trees, ({ accepted }) => accepted === true);
      const standing = counted.filter(({ lost }) => lost === null);
      const summed = living.length > 0 ? living : standing;
      const grown = summed.flatMap((tree) => tree.grown?.height ?? []);
      return {
        trees,
        inTerm: living.length,
        ranked: await standingOf(db, adopterId),
        given: trees.filter((tree) => tree.accepted && isLiving(tree)).length,
        awaited: own.filter(({ state, lost }) => state === 'lost' && lost?.promised).length,
        groups: new Set(living.map(({ tree }) => tree.kelompokKomunitas.id)).size,
        grown: grown.length ? Math.round(grown.reduce((sum, one) => sum + one, 0) * 100) / 100 : null,
        visits: countVisits(remembered.filter(({ tree }) => counted.includes(tree)).flatMap(visitsOf)),
        replacements: own.filter(({ replacedBy }) => replacedBy !== null).length,
        letters: await countVisitLetters(db, adopterId),
        unopenedGifts: await unopenedGifts(adopterId),
      };
    },
  };
}

/** m, as the reader's own time at it left it. */
const heightOf = ({ last, tree }: ForestTree): number => last?.height ?? tree.height;

/** The tree that stands in a dead one's place, where the reader's term did not go on at it under its contract. */
function successorOf(
  { id, replacedBy }: StandingTree,
  terms: ReadonlyMap<number, readonly OwnTerm[]>,
): number | undefined {
  if (!replacedBy) return undefined;
  const contracts = new Set(terms.get(id)?.map(({ contractNumber }) => contractNumber));
  const wentOn = terms.get(replacedBy.id)?.some(({ contractNumber }) => contracts.has(contractNumber));
  return wentOn ? undefined : replacedBy.id;
}

export type OwnForestService = ReturnType<typeof createOwnForestService>;
