import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';
import { forestRelations } from './kept-calls.ts';
import type { ForestTree, OwnForest } from './wire.ts';

/** Every tree the reader ever adopted, what has become of it, and what can be done about it. */
export const ownForestQuery = () => client.ownForestQuery(api());

/** Whether a tree lives in a running term. */
export const isInTerm = ({ state }: Pick<ForestTree, 'state'>): boolean =>
  state === 'in_term' || state === 'ending';

/** Whether the last survey found it alive, and ailing. */
export const isAiling = ({ last, lost }: Pick<ForestTree, 'last' | 'lost'>): boolean =>
  !lost && last?.condition === 'weak';

/** Whether its adopter is asked to adopt it again; a gift that was accepted is left to who has it. */
export const canAdoptAgain = ({ can, accepted }: Pick<ForestTree, 'can' | 'accepted'>): boolean =>
  can === 'adopt_again' && !accepted;

/** Deaths that home tells of: until each was read of, and for some days after. */
export const newDeaths = <T extends Pick<ForestTree, 'state' | 'lost'>>(trees: readonly T[]): T[] =>
  trees.filter(({ state, lost }) => state === 'lost' && lost?.isNews);

/** Whether every term of a forest lies behind. */
export const isOver = (trees: readonly Pick<ForestTree, 'endsAt'>[], now: number): boolean =>
  trees.length > 0 && trees.every(({ endsAt }) => Date.parse(endsAt) <= now);

/**
 * What ends together, as reminders group it: all that is one's own, a gift that nobody has accepted with it; or what one
 * person has accepted.
 */
export const endOf = ({
  endsAt,
  accepted,
  holder,
}: Pick<ForestTree, 'endsAt' | 'accepted' | 'holder'>): string => (accepted ? `${endsAt} ${holder}` : endsAt);

/** The trees that stand in a running term today, a replacement in its place. */
export const ownTrees = (forest: Pick<OwnForest, 'trees'> | undefined): ForestTree[] =>
  forest?.trees.filter(isInTerm) ?? [];

/** Those trees as they are now, with their surveys, the tallest first. */
export const forestQuery = (trees: readonly ForestTree[]) =>
  client.treesByIdQuery(
    api(),
    trees.map(({ tree }) => tree.id),
    forestRelations,
  );
