import { daysLeft } from '@rimba/certificate/days-left';
import { dayMs } from '@rimba/i18n';
import { endOf } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';

export interface Renewable {
  readonly tree: ForestTree;
  /** What an order names to go on with it. */
  readonly adoptionId: number;
  /** Somebody else has adopted it meanwhile, or it is not offered any more. */
  readonly gone: boolean;
}

/** Trees near the end of their term or past it, the first to end first. */
export const renewableTrees = (trees: readonly ForestTree[]): Renewable[] =>
  trees
    .flatMap((tree) => {
      const term = tree.terms.at(-1);
      const near = tree.state === 'ending' || tree.state === 'ended';
      return near && term ? [{ tree, adoptionId: term.adoptionId, gone: tree.can === null }] : [];
    })
    .sort(
      (one, other) => Number(one.gone) - Number(other.gone) || (one.tree.endsAt < other.tree.endsAt ? -1 : 1),
    );

/** Where the reader comes from: some trees, or a reminder that named one of all that end with it. */
export interface CameFrom {
  readonly treeIds: readonly number[];
  readonly isReminder: boolean;
}

export function cameFrom(params: URLSearchParams): CameFrom {
  const reminded = params.get('with');
  const treeIds = (reminded ?? params.get('tree') ?? '').split(',').map(Number);
  return { treeIds, isReminder: reminded !== null };
}

/**
 * What is ticked at first: what the reader came from, else all that were not given away. For who came for a tree that is
 * gone, nothing stands in for it.
 */
export function preselected(choices: readonly Renewable[], { treeIds, isReminder }: CameFrom): number[] {
  const from = choices.filter(({ tree }) => treeIds.includes(tree.tree.id));
  const ends = new Set(isReminder ? from.map(({ tree }) => endOf(tree)) : []);
  const named = choices.filter((one) => from.includes(one) || ends.has(endOf(one.tree)));
  const free = named.filter(({ gone }) => !gone);
  const ticked = from.length > 0 ? free : choices.filter(({ tree, gone }) => !gone && tree.bond !== 'given');
  return ticked.map(({ adoptionId }) => adoptionId);
}

/** Whose year is told: the tree the reader came from, while it is to go on or cannot; else the one that ends or ended nearest. */
export function toldOf(
  choices: readonly [Renewable, ...Renewable[]],
  chosen: readonly number[],
  { treeIds }: CameFrom,
  now: number,
): Renewable {
  const isChosen = ({ adoptionId }: Renewable) => chosen.includes(adoptionId);
  const from = choices.find(
    (one) => treeIds.includes(one.tree.tree.id) && (one.gone || chosen.length === 0 || isChosen(one)),
  );
  const away = ({ tree }: Renewable) => Math.abs(Date.parse(tree.endsAt) - now);
  const [nearest] = choices.filter(isChosen).toSorted((one, other) => away(one) - away(other));
  return from ?? nearest ?? choices[0];
}

/** How a term stands: days to its last one, that one, or days since. */
export function termStanding(endsAt: string, now: number) {
  const days = daysLeft(endsAt, now);
  if (days === undefined)
    return { kind: 'ended', days: Math.floor((now - Date.parse(endsAt)) / dayMs) + 1 } as const;
  return days === 0 ? ({ kind: 'last' } as const) : ({ kind: 'in', days } as const);
}
