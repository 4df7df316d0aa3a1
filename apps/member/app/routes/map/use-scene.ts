import { emptyScene, type GroupAreas, type MapScene } from '@rimba/map';
import { useMemo } from 'react';
import type { ForestInTerm } from '../../trees/use-forest.ts';
import type { MapState } from './map-state.ts';

/** What the map draws; the same object while nothing of it changes, because drawing anew costs. */
export function useScene(
  { statuses, group, species, mine, tree }: MapState,
  groups: GroupAreas | undefined,
  forest: ForestInTerm,
): Omit<MapScene, 'here'> {
  const own = forest.state === 'known' ? forest.trees : undefined;
  const chosen = statuses.join();
  return useMemo(
    () => ({
      groups,
      selected: tree,
      only: mine ? (own ?? []) : undefined,
      filter: mine ? emptyScene.filter : { statuses, group, species },
    }),
    [chosen, group, species, mine, tree, groups, own],
  );
}
