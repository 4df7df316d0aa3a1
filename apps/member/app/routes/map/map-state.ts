import { type TreeStatus, treeStatuses } from '@rimba/i18n';
import { type MapView, readView, writeView } from '@rimba/map';
import { wholeNumber } from '@rimba/paths';

/** What the map shows. It lives in the address, so that a link, a reload and the way back show the same. */
export interface MapState {
  /** Undefined until somebody moves: the whole regency. */
  readonly view: MapView | undefined;
  /** None means any. */
  readonly statuses: readonly TreeStatus[];
  /** Id of a community. */
  readonly community: number | undefined;
  /** Id of a species. */
  readonly species: number | undefined;
  /** The reader's own trees alone. */
  readonly mine: boolean;
  /** Id of the tree whose sheet is open. */
  readonly tree: number | undefined;
}

/** Reads an address; what it does not know counts as not said. */
export function readMapState(params: URLSearchParams): MapState {
  const statuses = (params.get('status') ?? '').split(',');
  return {
    view: readView(params.get('view')),
    statuses: treeStatuses.filter((status) => statuses.includes(status)),
    community: wholeNumber(params.get('group')),
    species: wholeNumber(params.get('species')),
    mine: params.get('mine') === '1',
    tree: wholeNumber(params.get('tree')),
  };
}

/** Writes the address, without what is as it would be anyway. */
export function writeMapState({ view, statuses, community, species, mine, tree }: MapState): URLSearchParams {
  return new URLSearchParams({
    ...(view && { view: writeView(view) }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(community !== undefined && { group: String(community) }),
    ...(species !== undefined && { species: String(species) }),
    ...(mine && { mine: '1' }),
    ...(tree !== undefined && { tree: String(tree) }),
  });
}
