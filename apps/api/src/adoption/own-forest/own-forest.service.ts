import type { Clock } from '../../clock/clock.ts';
import type { Db } from '../../database/client.ts';
import { cardOf, findTreeCards } from '../../forest/tree/index.ts';
import { toForestTree } from './forest-tree.presenter.ts';
import { listOwnTerms, listStandingTrees, listSurveys } from './own-forest.repository.ts';
import type { ForestTree, OwnForest } from './own-forest.schemas.ts';

/** Every tree that an adopter ever adopted, and what has become of it: what screens, mails and documents tell. */
export function createOwnForestService({ db, clock }: { db: Db; clock: Clock }) {
  async function listTrees(adopterId: number): Promise<ForestTree[]> {
    const terms = Map.groupBy(await listOwnTerms(db, adopterId), ({ treeId }) => treeId);
    const ids = [...terms.keys()];
    if (!ids.length) return [];
    const [cards, standing, surveys] = await Promise.all([
      findTreeCards(db, ids),
      listStandingTrees(db, ids),
      listSurveys(db, ids).then((rows) => Map.groupBy(rows, ({ treeId }) => treeId)),
    ]);
    const now = clock.now();
    return standing
      .flatMap((tree) => {
        const [first, ...later] = terms.get(tree.id) ?? [];
        if (!first) return [];
        const facts = { standing: tree, card: cardOf(cards, tree.id), surveys: surveys.get(tree.id) ?? [] };
        return [toForestTree({ ...facts, terms: [first, ...later] }, now)];
      })
      .sort((one, other) => other.tree.height - one.tree.height || one.tree.id - other.tree.id);
  }

  return {
    async read(adopterId: number): Promise<OwnForest> {
      const trees = await listTrees(adopterId);
      const living = trees.filter(({ state }) => state === 'in_term' || state === 'ending');
      const grown = living.flatMap((tree) => tree.grown?.height ?? []);
      return {
        trees,
        inTerm: living.length,
        awaited: trees.filter(({ state, lost }) => state === 'lost' && lost?.promised).length,
        groups: new Set(living.map(({ tree }) => tree.kelompokKomunitas.id)).size,
        grown: grown.length ? Math.round(grown.reduce((sum, one) => sum + one, 0) * 100) / 100 : null,
        visits: trees.reduce((sum, { visits }) => sum + visits, 0),
        replacements: trees.filter(({ replacedBy }) => replacedBy !== null).length,
      };
    },
  };
}
export type OwnForestService = ReturnType<typeof createOwnForestService>;
