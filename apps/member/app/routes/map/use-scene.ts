import { type CommunityAreas, emptyScene, type MapScene } from '@rimba/map';
import { useMemo } from 'react';
import type { ForestInTerm } from '../../trees/use-forest.ts';
import type { MapState } from './map-state.ts';

/** What the map draws; the same object while nothing of it changes, because drawing anew costs. */
export function useScene(
  { statuses, community, species, mine, tree }: MapState,
  communities: CommunityAreas | undefined,
  forest: ForestInTerm,
): Omit<MapScene, 'here'> {
  const own = forest.state === 'known' ? forest.trees : undefined;
  const chosen = statuses.join();
  return useMemo(
    () => ({
      communities,
      selected: tree,
      only: mine ? (own ?? []) : undefined,
      filter: mine ? emptyScene.filter : { statuses, community, species },
    }),
    [chosen, community, species, mine, tree, communities, own],
  );
}
