import { useInfiniteQuery } from '@tanstack/react-query';
import type { TreeListState } from './list-state.ts';
import { treesQuery } from './trees-query.ts';

/** How many trees there are for what is chosen. */
export const useMatching = (state: TreeListState): number | undefined =>
  useInfiniteQuery(treesQuery(state)).data?.pages[0]?.meta.total;
