import * as client from '@rimba/api-client/react-query';
import { recordedStatuses } from '@rimba/i18n';
import { api } from '../../../data/api.ts';
import { sizeFilters } from './list-sizes.ts';
import { sortings, type TreeListState } from './list-state.ts';

/** Trees a page of the list brings. */
const pageSize = 18;
/** The service looks for nothing shorter. */
const shortestSearch = 3;

/**
 * The list as its address asks for it. Without a state it is of what is counted as recorded: a tree that died or was
 * withdrawn is found by its state, its name or its code.
 */
export function treesQuery({ search, sorting, status, landType, group, sizes }: TreeListState) {
  const isSearched = search.length >= shortestSearch;
  const statuses = status.length > 0 ? status : isSearched ? undefined : recordedStatuses;
  return client.treesQuery(api(), {
    limit: pageSize,
    with: ['group', 'adoptions'],
    sortBy: sortings[sorting].by,
    order: sortings[sorting].order,
    ...(isSearched && { search }),
    filter: { ...(statuses && { status: { in: statuses } }), landType, group, ...sizeFilters(sizes) },
  });
}
