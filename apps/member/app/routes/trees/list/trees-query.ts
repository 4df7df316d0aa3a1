import * as client from '@rimba/api-client/react-query';
import { api } from '../../../data/api.ts';
import { sizeFilters } from './list-sizes.ts';
import { sortings, type TreeListState } from './list-state.ts';

/** Trees a page of the list brings. */
const pageSize = 18;
/** The service looks for nothing shorter. */
const shortestSearch = 3;

/** The list as its address asks for it. */
export const treesQuery = ({ search, sorting, status, landType, group, sizes }: TreeListState) =>
  client.treesQuery(api(), {
    limit: pageSize,
    with: ['group', 'adoptions'],
    sortBy: sortings[sorting].by,
    order: sortings[sorting].order,
    ...(search.length >= shortestSearch && { search }),
    filter: { ...(status.length > 0 && { status: { in: status } }), landType, group, ...sizeFilters(sizes) },
  });
