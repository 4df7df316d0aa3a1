import type { Clock } from '../../clock/clock.ts';
import { wibDate } from '../../clock/wib.ts';
import { toTreeCommunity } from '../community/index.ts';
import { treeImages } from '../photo/index.ts';
import type { TallyRepository } from '../tally/index.ts';
import { type Reader, toSurvey, toTree, toTreeAdoption, toTreeSpecies } from './tree.presenter.ts';
import type { TreeRow } from './tree.repository.ts';
import type { Tree, TreeRelation } from './tree.schemas.ts';
import type { TreeRelationsRepository } from './tree-relations.repository.ts';

export type { Reader } from './tree.presenter.ts';

type Dependencies = {
  clock: Clock;
  relations: TreeRelationsRepository;
  tally: TallyRepository;
  urlOf: (file: string) => string;
};

/** Turns rows into the wire's trees with the relations asked for: one query a relation, however many trees. */
export function createTreeDescriber({ clock, relations, tally, urlOf }: Dependencies) {
  async function describe(
    rows: readonly TreeRow[],
    wanted: ReadonlySet<TreeRelation>,
    reader: Reader,
  ): Promise<Tree[]> {
    if (!rows.length) return [];
    const now = clock.now();
    const today = wibDate(now);
    const treeIds = ids(rows);
    const [images, surveys, adoptions, ready] = await Promise.all([
      wanted.has('images') ? byTree(relations.images(treeIds)) : undefined,
      wanted.has('surveys') ? byTree(relations.surveys(treeIds)) : undefined,
      wanted.has('adoptions') ? byTree(relations.adoptions(treeIds)) : undefined,
      wanted.has('group') ? tally.byCommunity('ready_to_adopt') : undefined,
    ]);
    return rows.map((row) => {
      const { id } = row.tree;
      const tree = toTree(row, today);
      if (wanted.has('species')) tree.species = toTreeSpecies(row);
      if (ready) tree.kelompokKomunitas = toTreeCommunity(row, ready.get(row.community.id) ?? 0);
      if (images) tree.images = treeImages(row.species.latinName, images.get(id) ?? [], urlOf);
      if (surveys) tree.surveys = (surveys.get(id) ?? []).map(toSurvey);
      if (adoptions)
        tree.adoptions = (adoptions.get(id) ?? []).map((term) => toTreeAdoption(term, reader, now));
      return tree;
    });
  }

  return { describe };
}
export type TreeDescriber = ReturnType<typeof createTreeDescriber>;

const ids = (rows: readonly TreeRow[]) => rows.map(({ tree }) => tree.id);

async function byTree<Row extends { treeId: number }>(rows: PromiseLike<Row[]>): Promise<Map<number, Row[]>> {
  return Map.groupBy(await rows, ({ treeId }) => treeId);
}
