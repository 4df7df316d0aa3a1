import type { Schema } from '@rimba/api-client';
import { daysLeft } from '@rimba/certificate/days-left';
import { dayMs } from '@rimba/i18n';
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

/** The trees that the reader comes from: `?tree=12,7`. */
export const cameFrom = (params: URLSearchParams): number[] =>
  (params.get('tree') ?? '').split(',').map(Number);

/** Trees that the reader comes from and that go on already, together where their certificate is one. */
export function renewedAlready(trees: readonly ForestTree[], treeIds: readonly number[]): ForestTree[][] {
  const renewed = trees.filter(
    ({ tree, state, terms }) => treeIds.includes(tree.id) && state === 'in_term' && terms.length > 1,
  );
  return [...Map.groupBy(renewed, ({ terms }) => terms.at(-1)?.certificateNumber).values()];
}

/**
 * What is ticked at first: what the reader came from, else all that were not given away. For who came for a tree that is
 * gone, or that goes on already, nothing stands in for it.
 */
export function preselected(
  choices: readonly Renewable[],
  treeIds: readonly number[],
  renewed: readonly (readonly ForestTree[])[] = [],
): number[] {
  const from = choices.filter(({ tree }) => treeIds.includes(tree.tree.id));
  if (from.length === 0 && renewed.length > 0) return [];
  const wanted = from.length > 0 ? from : choices.filter(({ tree }) => tree.bond !== 'given');
  return wanted.filter(({ gone }) => !gone).map(({ adoptionId }) => adoptionId);
}

/** Whose year is told: the tree the reader came from, while it is to go on or cannot; else the one that ends or ended nearest. */
export function toldOf(
  choices: readonly [Renewable, ...Renewable[]],
  chosen: readonly number[],
  treeIds: readonly number[],
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

type Unavailable = Schema<'Quote'>['unavailable'][number];

/** Why a tree that is ticked cannot be renewed now: an own order waits, the other of a gift is at it, it goes on, or it is lost. */
export function obstacleOf({ reason, transactionId, renewing }: Unavailable, one: Renewable | undefined) {
  if (reason === 'held_by_you' && transactionId !== null) return { is: 'waiting', transactionId } as const;
  if (renewing) {
    const name = renewing.by === 'giver' ? one?.tree.giver : one?.tree.holder;
    return { is: 'renewing', ...renewing, name: name || undefined } as const;
  }
  // Nobody else can have what has not ended yet.
  const goesOn = reason === 'adopted_by_you' || (reason === 'taken' && one?.tree.state === 'ending');
  return { is: goesOn ? 'renewed' : 'lost' } as const;
}

/** Whether its giver and its recipient both may go on with it. */
export const isOfBoth = ({ tree }: Renewable): boolean => tree.bond === 'received' || tree.accepted === true;

/** How a term stands: days to its last one, that one, or days since. */
export function termStanding(endsAt: string, now: number) {
  const days = daysLeft(endsAt, now);
  if (days === undefined)
    return { kind: 'ended', days: Math.floor((now - Date.parse(endsAt)) / dayMs) + 1 } as const;
  return days === 0 ? ({ kind: 'last' } as const) : ({ kind: 'in', days } as const);
}
