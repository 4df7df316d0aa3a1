import * as client from '@rimba/api-client/react-query';
import { shortestSearch } from '@rimba/forms';
import { recordedStatuses, treeStatuses } from '@rimba/i18n';
import { api } from '../../../data/api.ts';
import { treeCountsQuery } from '../../../data/trees.ts';
import { sizeFilters } from './list-sizes.ts';
import { type Narrowing, sortings, type TreeListState } from './list-state.ts';

/** Trees a page of the list brings. */
const pageSize = 18;

/**
 * What the list is narrowed by. Without a state it is to what is counted as recorded: a tree that died or was withdrawn
 * is found by its state, its name or its code.
 */
function narrowing({ search, status, landType, community, sizes }: TreeListState) {
  const isSearched = search.length >= shortestSearch;
  const statuses = status.length > 0 ? status : isSearched ? undefined : recordedStatuses;
  const filters = {
    status: statuses && { status: { in: statuses } },
    landType: { landType },
    community: { group: community },
    sizes: sizeFilters(sizes),
  } satisfies Record<Narrowing, client.TreePageQuery['filter']>;
  return {
    ...(isSearched && { search }),
    filter: Object.assign({}, ...Object.values(filters)) as client.TreePageQuery['filter'],
  };
}

/** The list as its address asks for it. */
export const treesQuery = (state: TreeListState, service = api()) =>
  client.treesQuery(service, {
    limit: pageSize,
    with: ['group', 'adoptions'],
    sortBy: sortings[state.sorting].by,
    order: sortings[state.sorting].order,
    ...narrowing(state),
  });

/** How many trees each land type would leave of the list: whichever is chosen is not asked for. */
export const landCountsQuery = (state: TreeListState, service = api()) =>
  treeCountsQuery(narrowing({ ...state, landType: undefined }), service);

/** How many trees of each state the other filters leave, of those that died or were withdrawn as well. */
export const statusCountsQuery = (state: TreeListState, service = api()) =>
  treeCountsQuery(narrowing({ ...state, status: treeStatuses }), service);
