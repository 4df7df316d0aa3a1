import type { Schema } from '@rimba/api-client';
import type { TreeStatus } from '@rimba/ui';

export type CommunityAreas = Schema<'GroupAreas'>;

/** Which trees the map shows; nothing said means all. */
export interface TreeFilter {
  readonly statuses: readonly TreeStatus[];
  /** Id of a community. */
  readonly community: number | undefined;
  /** Id of a species. */
  readonly species: number | undefined;
}

export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

export interface MapTree extends MapPoint {
  readonly id: number;
  readonly status: TreeStatus;
}

/** Everything that is drawn over the ground. */
export interface MapScene {
  readonly filter: TreeFilter;
  /** The states that rings count; left out, those that the filter lets through. */
  readonly counted?: TreeFilter['statuses'];
  readonly communities: CommunityAreas | undefined;
  /** These trees in place of all others. */
  readonly only: readonly MapTree[] | undefined;
  /** Id of the tree whose sheet is open. */
  readonly selected: number | undefined;
  /** Where the reader is, if they asked. */
  readonly here: MapPoint | undefined;
}

export const emptyScene: MapScene = {
  filter: { statuses: [], community: undefined, species: undefined },
  communities: undefined,
  only: undefined,
  selected: undefined,
  here: undefined,
};
