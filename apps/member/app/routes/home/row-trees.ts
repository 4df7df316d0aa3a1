import { type Drawing, standFigureFor } from '@rimba/drawings';
import { canAdoptAgain, isAiling } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

/** One place of the row: a tree, or one that died with what stands in its place. */
export interface RowPlace {
  readonly code: string;
  readonly treeId: number;
  readonly name: string;
  readonly heightM: number;
  readonly stands: 'inked' | 'dashed' | 'lost';
  readonly figure: Drawing;
  readonly board?: string;
  readonly girthCm: number;
  readonly youngM?: number;
  readonly youngStands?: 'inked' | 'dashed';
  readonly says: RowWords;
  /** Whether what stands there was found ailing at its last survey. */
  readonly isAiling: boolean;
}

/** What became of a tree whose term has ended: an order for it may wait for its payment, or it is not offered any more. */
type AfterEnd = 'free' | 'taken' | 'held' | 'ended';

/** What is written under a tree, before it has words. */
export type RowWords =
  | { readonly is: 'grown'; readonly height: number; readonly metres: number }
  | { readonly is: 'firstDay'; readonly height: number }
  | { readonly is: AfterEnd; readonly height: number }
  | {
      readonly is: 'lost';
      readonly foundAt: string;
      readonly replantBy: string | null;
      readonly promised: boolean;
      readonly late: boolean;
    }
  | {
      readonly is: 'young';
      readonly height: number;
      readonly plantedAt: string;
      /** Once it was measured again: it counts in what the forest has grown. */
      readonly metres?: number;
    };

/**
 * The whole forest side by side, the tallest first; a replacement stands beside the stump of the tree it stands for,
 * and not a second time.
 */
export function rowPlaces(trees: readonly ForestTree[]): RowPlace[] {
  const byId = new Map(trees.map((one) => [one.tree.id, one]));
  const beside = new Set(
    trees.flatMap(({ replacedBy }) => (replacedBy && byId.has(replacedBy.id) ? [replacedBy.id] : [])),
  );
  return trees.filter(({ tree }) => !beside.has(tree.id)).map((one) => placeOf(one, byId));
}

function placeOf(one: ForestTree, byId: ReadonlyMap<number, ForestTree>): RowPlace {
  const next = youngest(one, byId);
  const young = next ?? one.lost?.successor;
  const { tree, bond, holder } = one;
  const place = {
    code: tree.code,
    treeId: (young ?? one).tree.id,
    name: tree.treeName,
    heightM: heightOf(one),
    // A dead tree's last survey measures what is left of it.
    girthCm: one.lost?.lastMeasured?.circumference ?? tree.circumference,
    figure: standFigureFor(tree.latinName),
    isAiling: isAiling(next ?? one),
    // Nobody's once its recipient has left.
    ...(bond === 'given' && holder !== '' && { board: holder }),
  };
  if (young) {
    const height = next ? heightOf(next) : young.tree.height;
    const isOver = next?.state === 'ended';
    return {
      ...place,
      stands: 'lost',
      youngM: height,
      youngStands: isOver ? 'dashed' : 'inked',
      says: isOver
        ? { is: afterEnd(next), height }
        : {
            is: 'young',
            height,
            plantedAt: young.plantedAt,
            ...(next?.grown && { metres: next.grown.height }),
          },
    };
  }
  if (one.lost) {
    const { foundAt, replantBy, promised, replantLate: late = false } = one.lost;
    return { ...place, stands: 'lost', says: { is: 'lost', foundAt, replantBy, promised, late } };
  }
  const height = heightOf(one);
  if (one.state === 'ended') {
    return { ...place, stands: 'dashed', says: { is: afterEnd(one), height } };
  }
  return {
    ...place,
    stands: 'inked',
    says: one.grown ? { is: 'grown', height, metres: one.grown.height } : { is: 'firstDay', height },
  };
}

/** As the last survey of the reader's own time left it: what is measured after belongs to somebody else. */
const heightOf = ({ last, tree }: ForestTree): number => last?.height ?? tree.height;

function afterEnd(one: ForestTree): AfterEnd {
  const { takenSince, tree } = one;
  if (canAdoptAgain(one)) return 'free';
  if (takenSince !== null) return 'taken';
  return tree.status === 'pending' ? 'held' : 'ended';
}

/** What stands in a dead tree's place today, however many died there. */
function youngest(one: ForestTree, byId: ReadonlyMap<number, ForestTree>): ForestTree | undefined {
  const next = one.replacedBy && byId.get(one.replacedBy.id);
  if (!next) return undefined;
  return youngest(next, byId) ?? (next.lost ? undefined : next);
}
